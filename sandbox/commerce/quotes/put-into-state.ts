import { type QuoteState, quoteStep } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { adoptCart } from '../carts/cart-store.ts'
import type { Commerce } from '../commerce.ts'
import { checkOutQuote } from './check-out-quote.ts'
import { keepVersion } from './keep-version.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { makeOffer } from './make-offer.ts'
import { quoteContext } from './quote-context.ts'
import { findAnyQuote, type StoredQuote, stepQuote } from './quote-store.ts'
import { requireVersion } from './settle-quotes.ts'

const NO_OFFER = { offeredTotal: undefined, expiresAt: undefined }

/** What is offered where the state needs an offer and there is none. */
const USUAL_OFFER = { discount: { discountType: 'PERCENT', discountRate: 5 } } as const

/** Puts a quote into any state, with what the state needs. Call inside a transaction. */
export function putIntoState(commerce: Commerce, quote: StoredQuote, state: QuoteState): void {
  const { database, clock } = commerce
  const now = clock.now()
  if (quote.state === 'BUYER_ACCEPTED') leaveCheckout(database, quote.code, now)
  switch (quoteStep(state)) {
    case 'draft':
      stepQuote(database, quote.code, { state, version: nextVersion(quote), ...NO_OFFER }, now)
      adoptCart(database, quote.cart, quote.customerId)
      break
    case 'review':
      review(commerce, quote, state)
      break
    case 'cancelled':
      stepQuote(database, quote.code, { ...quote, state }, now)
      break
    default:
      offer(commerce, quote, state)
  }
}

/** What was offered stays in its version. */
const nextVersion = ({ version, offeredTotal }: StoredQuote): number =>
  offeredTotal === undefined ? version : version + 1

function review(commerce: Commerce, quote: StoredQuote, state: QuoteState): void {
  const now = commerce.clock.now()
  const version = nextVersion(quote)
  const next = { ...quote, ...NO_OFFER, state, version }
  stepQuote(commerce.database, quote.code, next, now)
  if (version === quote.version) requireVersion(commerce, next, now)
  else keepVersion(quoteContext(commerce, next, now), next, version)
}

function offer(commerce: Commerce, quote: StoredQuote, state: QuoteState): void {
  const { database, clock } = commerce
  const now = clock.now()
  if (quote.offeredTotal === undefined) {
    requireVersion(commerce, quote, now)
    makeOffer(database, quote, USUAL_OFFER, now)
  }
  const offered = findAnyQuote(database, quote.code) ?? quote
  if (state === 'BUYER_ACCEPTED') checkOutQuote(quoteContext(commerce, offered, now), offered)
  else {
    const expiresAt = state === 'EXPIRED' ? now : offered.expiresAt
    stepQuote(database, quote.code, { ...offered, state, expiresAt }, now)
  }
}
