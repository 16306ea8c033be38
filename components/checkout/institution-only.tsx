import { Banner } from '@/components/ui/banner'
import { formatList } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; items: readonly string[] }

/** Names the items that are shipped to institutions only. */
export function InstitutionOnly({ locale, items }: Props) {
  if (items.length === 0) return null
  return (
    <div className="mb-6 max-w-form">
      <Banner tone="info" toneLabel={getTranslator(locale, 'layout')('tones.info')} announce="none">
        <p>
          {getTranslator(locale, 'checkout')('shipping.institutionOnly', {
            items: formatList(locale, items),
          })}
        </p>
      </Banner>
    </div>
  )
}
