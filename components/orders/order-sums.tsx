import { SumLine, TotalLine } from '@/components/page/sum-line'
import { payableOf } from '@/lib/cart/cart-total'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order }

const HEADING_ID = 'order-sums'

/** The sums of an order as commerce states them: discounts, delivery, taxes and the total. */
export function OrderSums({ locale, order }: Props) {
  const t = getTranslator(locale, 'orders')
  const inCart = getTranslator(locale, 'cart')
  const inCheckout = getTranslator(locale, 'checkout')
  const {
    subTotal,
    totalDiscounts,
    deliveryCost,
    taxes = [],
    totalTax,
    net,
    taxExempt,
    appliedVouchers = [],
  } = order
  const total = payableOf(order)
  const vouchers = appliedVouchers.map(({ name }) => name).join(', ')
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('sums.heading')}
      </h2>
      <dl className="mt-3 space-y-2">
        {subTotal !== undefined && (
          <SumLine term={inCart('sums.subtotal')} amount={formatPrice(locale, subTotal)} />
        )}
        {totalDiscounts !== undefined && totalDiscounts.value > 0 && (
          <SumLine
            term={vouchers === '' ? t('sums.discounts') : t('sums.discountsOf', { names: vouchers })}
            amount={formatDeduction(locale, totalDiscounts)}
          />
        )}
        {deliveryCost !== undefined && (
          <SumLine term={inCart('sums.shipping')} amount={formatPrice(locale, deliveryCost)} />
        )}
        {net &&
          taxes.map(({ code, name, amount }) => (
            <SumLine key={code} term={name} amount={formatPrice(locale, amount)} />
          ))}
        {net && taxes.length === 0 && taxExempt !== true && totalTax !== undefined && (
          <SumLine term={inCheckout('sums.tax')} amount={formatPrice(locale, totalTax)} />
        )}
        {taxExempt === true && <SumLine term={inCheckout('sums.tax')} amount={inCheckout('sums.exempt')} />}
        {total !== undefined && (
          <TotalLine term={inCheckout('sums.total')} amount={formatPrice(locale, total)} />
        )}
        {!net &&
          taxes.map(({ code, name, amount }) => (
            <SumLine
              key={code}
              term={inCheckout('sums.included', { name })}
              amount={formatPrice(locale, amount)}
            />
          ))}
      </dl>
    </section>
  )
}
