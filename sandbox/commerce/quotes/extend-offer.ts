import { EXTENSION_DAYS } from '../../../lib/contract/commerce/quote/quote.ts'
import { quoteStep } from '../../../lib/contract/commerce/quote/quote-states.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { occError } from '../http/occ-error.ts'
import { DAY_MS, stateOf } from './quote-rules.ts'
import { extendOffer, type StoredQuote } from './quote-store.ts'
import { listVersions } from './version-store.ts'

/** Until when an offer can be extended; undefined where it cannot, or was before. */
export const extendableUntil = (
  { database, now }: Pick<CustomerContext, 'database' | 'now'>,
  quote: StoredQuote,
): number | undefined => {
  const { code, version, extendedVersion } = quote
  const step = quoteStep(stateOf(quote, now))
  if (extendedVersion === version || (step !== 'offer' && step !== 'accepted')) return undefined
  const offeredAt = listVersions(database, code).find(known => known.version === version)?.offeredAt
  return offeredAt === undefined ? undefined : offeredAt + EXTENSION_DAYS * DAY_MS
}

/** The simulated seller agrees at once to what is within the limit. */
export const extendQuote = (context: CustomerContext, quote: StoredQuote, expirationTime: string): void => {
  const until = Date.parse(expirationTime)
  const limit = extendableUntil(context, quote)
  // Also false for what is no time at all.
  const isLater = until > (quote.expiresAt ?? Number.POSITIVE_INFINITY)
  if (limit === undefined || !isLater || until > limit)
    throw occError.illegalArgument('Invalid quote expiration time', { subject: 'expirationTime' })
  extendOffer(context.database, quote, until, context.now)
}
