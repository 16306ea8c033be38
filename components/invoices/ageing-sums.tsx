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
      {ageing.map(sums => (
        <div key={sums.currencyIso} className="mt-3">
          {ageing.length > 1 && <h3 className="text-base">{sums.currencyIso}</h3>}
          <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-4 lg:grid-cols-7">
            {AGES.map(age => (
              <Sum key={age} term={t(`ageing.${age}`)} amount={formatPrice(locale, sums[age])} />
            ))}
            {sums.credit.value > 0 && (
              <Sum term={t('ageing.credit')} amount={formatPrice(locale, sums.credit)} />
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}

const Sum = ({ term, amount }: { term: string; amount: string }) => (
  <div className="flex min-w-0 flex-col justify-between">
    <dt className="text-sm text-muted">{term}</dt>
    <dd className="font-semibold wrap-anywhere">{amount}</dd>
  </div>
)
