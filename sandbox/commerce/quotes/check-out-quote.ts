import { CART_BEFORE_QUOTE } from '../../seed/reference/quote-names.ts'
import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { adoptCart, findActiveCart, touchCart } from '../carts/cart-store.ts'
import { listEntries } from '../carts/entry-store.ts'
import { replaceCheckout } from '../checkout/checkout-store.ts'
import { translate } from '../reference/coded-lists.ts'
import { saveCart } from '../saved-carts/write-saved.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { stepBy } from './quote-rules.ts'
import { noteSetAside, type StoredQuote, stepQuote } from './quote-store.ts'

/**
 * Makes the cart of a quote the active one, locked to what was offered and to the quote's organization. What
 * is in the active cart is saved under a name before. Call inside a transaction.
 */
export const checkOutQuote = (context: CustomerContext, quote: StoredQuote): void => {
  const { database, customer, now } = context
  const active = findActiveCart(database, shelfOf(context))
  if (active?.code === quote.cart) return
  if (active?.quoteCode !== undefined) leaveCheckout(database, active.quoteCode, now)
  else if (active !== undefined && listEntries(database, active.code).length > 0) {
    const name = `${translate(CART_BEFORE_QUOTE, context.market.language)} ${quote.code}`
    saveCart(context, active, { name })
    noteSetAside(database, quote.code, active.code)
  }
  if (quote.state !== 'BUYER_ACCEPTED')
    replaceCheckout(database, quote.cart, { organizationUid: quote.organizationUid ?? null })
  adoptCart(database, quote.cart, customer.customerId)
  touchCart(database, quote.cart, now)
  stepQuote(database, quote.code, stepBy('CHECKOUT', quote), now)
}
