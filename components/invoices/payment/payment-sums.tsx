import { DescriptionList } from '@/components/ui/description-list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { PaymentData } from '@/lib/invoices/payment/load-payment.server'
import { paymentAddress } from '@/lib/invoices/payment/selection'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; data: PaymentData }

const HEADING_ID = 'payment-sums'

/** What is paid in total, as commerce sums it; for several currencies, a payment for each of them. */
export function PaymentSums({ locale, data }: Props) {
  const t = getTranslator(locale, 'invoices')
  const { sums } = data
  if (sums === undefined) return <ByCurrency {...{ locale, data }} />
  const { total, credit, due } = sums
  return (
    <section aria-labelledby={HEADING_ID} className="max-w-form">
      <h2 id={HEADING_ID} className="mb-3 text-xl">
        {t('pay.sums.heading')}
      </h2>
      <DescriptionList
        descriptions={[
          { term: t('pay.sums.total'), description: formatPrice(locale, total) },
          ...(credit === undefined
            ? []
            : [
                {
                  term: t('pay.sums.credit'),
                  description: formatPrice(locale, { ...credit, value: -credit.value }),
                },
              ]),
          { term: t('pay.sums.due'), description: <strong>{formatPrice(locale, due)}</strong> },
        ]}
      />
      {due.value === 0 && <p className="mt-3">{t('pay.covered')}</p>}
    </section>
  )
}

/** Links that each pay the invoices of one currency; none where all are in the same. */
function ByCurrency({ locale, data: { lines } }: Props) {
  const t = getTranslator(locale, 'invoices')
  const currencies = [...new Set(lines.map(({ invoice }) => invoice.open.currencyIso))]
  if (currencies.length < 2) return null
  return (
    <ul className="space-y-2">
      {currencies.map(currency => {
        const invoices = lines
          .filter(({ invoice }) => invoice.open.currencyIso === currency)
          .map(({ invoice, amount }) => ({ number: invoice.invoiceNumber, amount }))
        return (
          <li key={currency}>
            <a className="inline-block py-2" href={paymentAddress(locale, { invoices, credits: [] })}>
              {t('pay.byCurrency', { currency })}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
