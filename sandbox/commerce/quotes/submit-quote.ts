import type { CustomerContext } from '../carts/cart-context.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { changeCheckout } from '../checkout/checkout-store.ts'
import { occError } from '../http/occ-error.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import { keepVersion } from './keep-version.ts'
import { THRESHOLD } from './quote-rules.ts'
import { type StoredQuote, stepQuote } from './quote-store.ts'
import { listVersions } from './version-store.ts'

/**
 * Sends a draft to the seller and keeps its lines with the prices of now. A version that was sent before is
 * never replaced. Throws below the minimum. Call inside a transaction.
 */
export const submitQuote = (context: CustomerContext, quote: StoredQuote): void => {
  const { database, now } = context
  const cart = cartOfQuote(database, quote)
  const organizationUid = quote.organizationUid ?? null
  changeCheckout(database, cart.code, { organizationUid, vouchers: undefined })
  if (readCartState(context, cart).sums.goods < THRESHOLD)
    throw occError.quoteUnderThreshold('The sum is too small for a quote.', { subject: String(quote.code) })
  const last = listVersions(database, quote.code).at(-1)?.version ?? 0
  const version = Math.max(quote.version, last + 1)
  keepVersion(context, quote, version)
  const step = { state: 'BUYER_SUBMITTED', version, offeredTotal: undefined, expiresAt: undefined } as const
  stepQuote(database, quote.code, step, now)
}
