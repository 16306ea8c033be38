import { TAX_DECIMALS } from '@/lib/cart/sums/tax-name'
import type { DeliveryEstimate } from '@/lib/contract/commerce/checkout/estimate'
import { formatPercent } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; code: string; estimate: DeliveryEstimate }

/** The estimated amounts, each named as an estimate. */
export function EstimateSums({ locale, code, estimate }: Props) {
  const t = getTranslator(locale, 'cart')
  const { deliveryCost, deliveryModes, taxes, taxExempt, totalPriceWithTax } = estimate
  const inCheckout = getTranslator(locale, 'checkout')
  const mode = deliveryModes.find(({ deliveryCost: { value } }) => value === deliveryCost?.value)
  return (
    <>
      <dl className="mt-3 space-y-2">
        {deliveryCost !== undefined && (
          <Amount
            term={t('estimate.shipping', { code })}
            note={mode && t('estimate.mode', { name: mode.name })}
            amount={deliveryCost.value === 0 ? t('estimate.free') : formatPrice(locale, deliveryCost)}
          />
        )}
        {taxes.map(({ code: tax, name, percent, amount }) => (
          <Amount
            key={`${tax} ${percent}`}
            term={t('estimate.tax', { name, percent: formatPercent(locale, percent, TAX_DECIMALS) })}
            amount={formatPrice(locale, amount)}
          />
        ))}
        {taxExempt === true && <Amount term={inCheckout('sums.tax')} amount={inCheckout('sums.exempt')} />}
        <Amount term={t('estimate.total')} amount={formatPrice(locale, totalPriceWithTax)} />
      </dl>
      <p className="mt-3 text-sm text-muted">{t('estimate.note')}</p>
    </>
  )
}

const Amount = ({ term, note, amount }: { term: string; note?: string | undefined; amount: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="min-w-0 flex-1 wrap-anywhere">
      {term}
      {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
    </dt>
    <dd className="ml-auto font-semibold">{amount}</dd>
  </div>
)
