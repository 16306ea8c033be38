import { CART_BEFORE_QUOTE } from '../../seed/reference/quote-names.ts'
import { type CustomerContext, shelfOf } from '../carts/cart-context.ts'
import { adoptCart, findActiveCart, touchCart } from '../carts/cart-store.ts'
import { listEntries } from '../carts/entry-store.ts'
import { replaceCheckout } from '../checkout/checkout-store.ts'
import { translate } from '../reference/coded-lists.ts'
import { saveCart } from '../saved-carts/write-saved.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { stepBy } from './quote-rules.ts'
import { noteSetAside, type StoredQuote, stepQuote } from './quote-store.ts'

/** Gives somebody the cart of a quote, with nothing of what somebody else has settled in the checkout. */
export const takeCart = (
  { database, customer }: CustomerContext,
  { cart, organizationUid }: StoredQuote,
): void => {
  replaceCheckout(database, cart, { organizationUid: organizationUid ?? null })
  adoptCart(database, cart, customer.customerId)
}

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
  const isGoingOn =
    quote.state === 'BUYER_ACCEPTED' && cartOfQuote(database, quote).customerId === customer.customerId
  if (!isGoingOn) takeCart(context, quote)
  touchCart(database, quote.cart, now)
  stepQuote(database, quote.code, stepBy('CHECKOUT', quote), now)
}
