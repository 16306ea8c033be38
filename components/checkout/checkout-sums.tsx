import { DiscountLine } from '@/components/page/discount-line'
import { SumLine, TotalLine } from '@/components/page/sum-line'
import { payableOf, totalOf } from '@/lib/cart/sums/cart-total'
import { discountLines } from '@/lib/cart/sums/discount-lines'
import { type DiscountFlags, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import { taxName } from '@/lib/cart/sums/tax-name'
import { isShipped } from '@/lib/checkout/progress'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; cart: Cart }
type SumsProps = Props & { flags: DiscountFlags }

/** Sums of a cart as commerce states them; for those that it cannot know yet, when it will. */
export function CheckoutSums({ locale, cart, flags }: SumsProps) {
  const t = getTranslator(locale, 'checkout')
  const inCart = getTranslator(locale, 'cart')
  const { subTotal, deliveryCost } = cart
  const total = isTaxKnown(cart) ? payableOf(cart) : totalOf(cart)
  return (
    <dl className="space-y-2">
      {subTotal !== undefined && (
        <SumLine term={inCart('sums.subtotal')} amount={formatPrice(locale, subTotal)} />
      )}
      {discountLines(locale, cart, shownProgrammes(cart.programmes, flags)).map(({ key, ...line }) => (
        <DiscountLine key={key} {...line} />
      ))}
      {isShipped(cart) && (
        <SumLine
          term={inCart('sums.shipping')}
          amount={deliveryCost === undefined ? t('sums.later') : formatPrice(locale, deliveryCost)}
          isLater={deliveryCost === undefined}
        />
      )}
      <TaxLines locale={locale} cart={cart} />
      {total !== undefined && (
        <TotalLine term={totalTerm(locale, cart)} amount={formatPrice(locale, total)} />
      )}
    </dl>
  )
}

/** A total without what is calculated later is not called the total. */
function totalTerm(locale: Locale, cart: Cart): string {
  const t = getTranslator(locale, 'checkout')
  if (isShipped(cart) && cart.deliveryCost === undefined) return t('sums.soFar')
  return isTaxKnown(cart) ? t('sums.total') : getTranslator(locale, 'cart')('sums.totalNet')
}

/** Whether it is known where the goods go, or, if nothing ships, the invoice; a place may have no tax. */
function isTaxKnown(cart: Cart): boolean {
  const { net, taxes, taxExempt, deliveryAddress, paymentType } = cart
  if (!net || taxes !== undefined || taxExempt === true) return true
  return isShipped(cart) ? deliveryAddress !== undefined : paymentType !== undefined
}

function TaxLines({ locale, cart }: Props) {
  const t = getTranslator(locale, 'checkout')
  const { taxes, taxExempt, totalTax, net } = cart
  if (taxExempt === true) return <SumLine term={t('sums.tax')} amount={t('sums.exempt')} />
  if (taxes !== undefined)
    return taxes.map(tax => (
      <SumLine
        key={`${tax.code} ${tax.percent}`}
        term={taxName(locale, tax, !net)}
        amount={formatPrice(locale, tax.amount)}
      />
    ))
  if (!isTaxKnown(cart)) return <SumLine term={t('sums.tax')} amount={t('sums.later')} isLater />
  return (
    totalTax && (
      <SumLine
        term={net ? t('sums.tax') : getTranslator(locale, 'cart')('sums.taxIncluded')}
        amount={formatPrice(locale, totalTax)}
      />
    )
  )
}
