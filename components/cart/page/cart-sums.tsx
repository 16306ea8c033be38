import { DiscountLine } from '@/components/page/discount-line'
import { SumLine, TotalLine } from '@/components/page/sum-line'
import type { CartExemption } from '@/lib/cart/sums/cart-exemption'
import { totalOf } from '@/lib/cart/sums/cart-total'
import { discountLines } from '@/lib/cart/sums/discount-lines'
import { laterSumsKey } from '@/lib/cart/sums/later-sums'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { OrderingAccount } from './ordering-account'

/** The members of a cart that its totals are drawn from; a copy without its owner has fewer. */
type SummedCart = Pick<
  Cart,
  | 'net'
  | 'entries'
  | 'subTotal'
  | 'totalDiscounts'
  | 'totalTax'
  | 'totalPrice'
  | 'totalPriceWithTax'
  | 'deliveryCost'
  | 'appliedVouchers'
  | 'organization'
  | 'sapQuote'
>

type Props = {
  locale: Locale
  cart: SummedCart
  /** Programmes of the cart that are shown. */
  programmes: readonly Programme[]
  /** Page that changes the account; absent where it cannot be changed. */
  changeHref?: string | undefined
  /** Tax exemptions of the organization. */
  exemptions?: readonly CartExemption[] | undefined
}

const HEADING_ID = 'cart-sums'

/** Totals of the cart, as far as commerce can compute them before an address is known. */
export function CartSums({ locale, cart, programmes, changeHref, exemptions = [] }: Props) {
  const t = getTranslator(locale, 'cart')
  const { subTotal, totalTax, net, deliveryCost } = cart
  const total = totalOf(cart)
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('sums.heading')}
      </h2>
      {(cart.organization !== undefined || changeHref !== undefined) && (
        <OrderingAccount locale={locale} organization={cart.organization} changeHref={changeHref} />
      )}
      {total === undefined && (
        <p className="mt-3">{t(isOnRequest(cart) ? 'sums.onRequest' : 'sums.pending')}</p>
      )}
      <dl className="mt-3 space-y-2">
        {subTotal !== undefined && (
          <SumLine term={t('sums.subtotal')} amount={formatPrice(locale, subTotal)} />
        )}
        {discountLines(locale, cart, programmes).map(({ key, ...line }) => (
          <DiscountLine key={key} {...line} />
        ))}
        {deliveryCost !== undefined && (
          <SumLine term={t('sums.shipping')} amount={formatPrice(locale, deliveryCost)} />
        )}
        {!net && totalTax !== undefined && (
          <SumLine term={t('sums.taxIncluded')} amount={formatPrice(locale, totalTax)} />
        )}
        {total === undefined && !isOnRequest(cart) && (
          <SumLine term={t(net ? 'sums.totalNet' : 'sums.totalGross')} amount={t('sums.pendingAmount')} />
        )}
        {total !== undefined && (
          <TotalLine
            term={t(net ? 'sums.totalNet' : 'sums.totalGross')}
            amount={formatPrice(locale, total)}
          />
        )}
      </dl>
      {exemptions.map(({ region, validUntil }) => (
        <p key={region} className="mt-3 text-sm font-semibold text-success">
          {t('sums.exemptUntil', { region, date: formatDate(locale, validUntil) ?? validUntil })}
        </p>
      ))}
      <p className="mt-3 text-sm text-muted">{t(laterSumsKey(cart))}</p>
    </section>
  )
}

/** Without totals a line has no price, or commerce cannot compute them now. */
const isOnRequest = ({ entries }: SummedCart): boolean =>
  entries.some(({ basePrice }) => basePrice === undefined)
