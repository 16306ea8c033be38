import { DescriptionList } from '@/components/ui/description-list'
import type { InvoiceList } from '@/lib/contract/commerce/invoice/invoice-list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; ageing: InvoiceList['ageing'] }

const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90', 'total'] as const

const HEADING_ID = 'open-sums'

/** What is open in each currency, by the days since it was due. */
export function AgeingSums({ locale, ageing }: Props) {
  const t = getTranslator(locale, 'invoices')
  if (ageing.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6">
      <h2 id={HEADING_ID} className="text-xl">
        {t('ageing.title')}
      </h2>
      <div className="mt-3 grid gap-6 lg:grid-cols-2">
        {ageing.map(sums => (
          <div key={sums.currencyIso}>
            {ageing.length > 1 && <h3 className="mb-2">{sums.currencyIso}</h3>}
            <DescriptionList
              descriptions={[
                ...AGES.map(age => ({
                  term: t(`ageing.${age}`),
                  description: formatPrice(locale, sums[age]),
                })),
                ...(sums.credit.value > 0
                  ? [{ term: t('ageing.credit'), description: formatPrice(locale, sums.credit) }]
                  : []),
              ]}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
