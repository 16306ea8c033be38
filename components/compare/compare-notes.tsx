import { Banner } from '@/components/ui/banner'
import type { ComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import { writtenList } from '@/lib/catalogue/written'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; chosen: ComparedCodes; missing: readonly string[] }

/** What of the address could not be shown, and why. */
export function CompareNotes({ locale, chosen: { isTooMany, isMalformed }, missing }: Props) {
  const t = getTranslator(locale, 'compare')
  const notes = [
    ...(isTooMany ? [t('tooMany')] : []),
    ...(missing.length > 0
      ? [t('unknown', { count: missing.length, codes: writtenList(locale, missing) })]
      : []),
    ...(isMalformed ? [t('malformed')] : []),
  ]
  if (notes.length === 0) return null
  return (
    <div className="mt-6 max-w-form">
      <Banner tone="warning" toneLabel={getTranslator(locale, 'layout')('tones.warning')} announce="none">
        {notes.map(note => (
          <p key={note}>{note}</p>
        ))}
      </Banner>
    </div>
  )
}
