import { payableOf } from '@/lib/cart/sums/cart-total'
import { type DiscountLine, discountLines } from '@/lib/cart/sums/discount-lines'
import { type DiscountFlags, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import { taxName } from '@/lib/cart/sums/tax-name'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatNumber } from '@/lib/format/list'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type OrderSum =
  | (DiscountLine & { isTotal?: undefined })
  | (Required<Omit<DiscountLine, 'facts'>> & { isTotal: true })

/** The sums of an order as commerce states them, in the order in which they are shown. */
export function orderSums(locale: Locale, order: Order, flags: DiscountFlags): readonly OrderSum[] {
  const inCart = getTranslator(locale, 'cart')
  const { subTotal, deliveryCost, net } = order
  const total = payableOf(order)
  const taxes = taxSums(locale, order)
  return [
    ...(subTotal === undefined
      ? []
      : [{ key: 'subtotal', term: inCart('sums.subtotal'), amount: formatPrice(locale, subTotal) }]),
    ...discountLines(locale, order, shownProgrammes(order.programmes, flags)),
    ...(deliveryCost === undefined
      ? []
      : [{ key: 'shipping', term: inCart('sums.shipping'), amount: formatPrice(locale, deliveryCost) }]),
    ...taxes.filter(() => net),
    ...exemption(locale, order),
    ...(total === undefined
      ? []
      : [
          {
            key: 'total',
            term: getTranslator(locale, 'checkout')('sums.total'),
            amount: formatPrice(locale, total),
            isTotal: true as const,
          },
        ]),
    // Taxes that prices include follow the total.
    ...taxes.filter(() => !net),
    ...cancelledSums(locale, order),
  ]
}

/** What units that were cancelled take off the total. */
function cancelledSums(locale: Locale, { entries }: Order): readonly OrderSum[] {
  return entries.flatMap(({ entryNumber, cancelledQuantity, cancelledItemsPrice: price, product }) =>
    cancelledQuantity === undefined || price === undefined
      ? []
      : [
          {
            key: `cancelled ${entryNumber}`,
            term: getTranslator(locale, 'orders')('sums.cancelled'),
            amount: formatDeduction(locale, price),
            facts: [`${formatNumber(locale, cancelledQuantity)} × ${product.name}`],
          },
        ],
  )
}

function taxSums(locale: Locale, { net, taxes = [], totalTax, taxExempt }: Order): readonly OrderSum[] {
  const t = getTranslator(locale, 'checkout')
  if (net && taxes.length === 0 && taxExempt !== true && totalTax !== undefined)
    return [{ key: 'tax', term: t('sums.tax'), amount: formatPrice(locale, totalTax) }]
  return taxes.map(tax => ({
    key: `tax ${tax.code} ${tax.percent}`,
    term: taxName(locale, tax, !net),
    amount: formatPrice(locale, tax.amount),
  }))
}

function exemption(locale: Locale, { taxExempt }: Order): readonly OrderSum[] {
  const t = getTranslator(locale, 'checkout')
  return taxExempt === true ? [{ key: 'exempt', term: t('sums.tax'), amount: t('sums.exempt') }] : []
}
