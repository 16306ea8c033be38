import { ProgrammeLine } from '@/components/page/programme-line'
import { payableOf, totalOf } from '@/lib/cart/cart-total'
import { isShipped } from '@/lib/checkout/progress'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; cart: Cart }

/** Sums of a cart as commerce states them; for those that it cannot know yet, when it will. */
export function CheckoutSums({ locale, cart }: Props) {
  const t = getTranslator(locale, 'checkout')
  const inCart = getTranslator(locale, 'cart')
  const { subTotal, deliveryCost, programmes = [], appliedVouchers = [] } = cart
  const total = isTaxKnown(cart) ? payableOf(cart) : totalOf(cart)
  return (
    <dl className="space-y-2">
      {subTotal !== undefined && <Sum term={inCart('sums.subtotal')}>{formatPrice(locale, subTotal)}</Sum>}
      {programmes.map(programme => (
        <ProgrammeLine key={programme.code} {...{ locale, programme, cart }} />
      ))}
      {appliedVouchers.map(({ code, name, appliedValue }) => (
        <Sum key={code} term={name}>
          {formatDeduction(locale, appliedValue)}
        </Sum>
      ))}
      {isShipped(cart) && (
        <Sum term={inCart('sums.shipping')}>
          {deliveryCost === undefined ? t('sums.later') : formatPrice(locale, deliveryCost)}
        </Sum>
      )}
      <TaxLines locale={locale} cart={cart} />
      {total !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-accent pt-3">
          <dt className="font-semibold">{isTaxKnown(cart) ? t('sums.total') : inCart('sums.totalNet')}</dt>
          <dd className="ml-auto text-lg font-semibold">{formatPrice(locale, total)}</dd>
        </div>
      )}
    </dl>
  )
}

const isTaxKnown = ({ net, taxes, taxExempt }: Cart): boolean =>
  !net || taxes !== undefined || taxExempt === true

function TaxLines({ locale, cart }: Props) {
  const t = getTranslator(locale, 'checkout')
  const { taxes, taxExempt, totalTax, net } = cart
  if (taxExempt === true) return <Sum term={t('sums.tax')}>{t('sums.exempt')}</Sum>
  if (taxes !== undefined)
    return taxes.map(({ code, name, amount }) => (
      <Sum key={code} term={net ? name : t('sums.included', { name })}>
        {formatPrice(locale, amount)}
      </Sum>
    ))
  if (net) return <Sum term={t('sums.tax')}>{t('sums.later')}</Sum>
  if (totalTax === undefined) return undefined
  return <Sum term={getTranslator(locale, 'cart')('sums.taxIncluded')}>{formatPrice(locale, totalTax)}</Sum>
}

const Sum = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="min-w-0 wrap-anywhere">{term}</dt>
    <dd className="ml-auto font-semibold">{children}</dd>
  </div>
)
