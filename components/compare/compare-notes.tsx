import { Banner } from '@/components/ui/banner'
import type { ComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import type { Comparison } from '@/lib/catalogue/compare/load-comparison.server'
import { formatList } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  chosen: ComparedCodes
  comparison: Extract<Comparison, { state: 'shown' }>
}

/** Notes on parts of the address that are not shown, with the reason. */
export function CompareNotes({ locale, chosen: { isTooMany, isMalformed }, comparison }: Props) {
  const t = getTranslator(locale, 'compare')
  const { waiting, missing } = comparison
  const names = waiting.map(({ assessment }) => assessment.acronym)
  const notes = [
    ...(names.length > 0 ? [t('tooMany', { names: formatList(locale, names) })] : []),
    ...(isTooMany ? [t('beyond')] : []),
    ...(missing.length > 0
      ? [t('unknown', { count: missing.length, codes: formatList(locale, missing) })]
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
