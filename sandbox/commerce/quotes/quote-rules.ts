import { QUOTE_MINIMUM, type QuoteState } from '../../../lib/contract/commerce/quote/quote.ts'
import type { QuoteStep, StoredQuote } from './quote-store.ts'

/** The least sum a quote can be asked for, in minor units of any currency. */
export const THRESHOLD = QUOTE_MINIMUM * 100

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an offer holds. */
export const OFFER_MS = 30 * DAY_MS

/** What buyers can do in a state. An offer is accepted in the checkout, which comes with orders. */
const ACTIONS: Partial<Record<QuoteState, readonly string[]>> = {
  BUYER_DRAFT: ['SUBMIT', 'EDIT', 'CANCEL'],
  BUYER_OFFER: ['EDIT', 'CANCEL'],
  EXPIRED: ['REQUOTE', 'CANCEL'],
  CANCELLED: ['REQUOTE'],
}

/** The state as it is at a time. */
export const stateOf = ({ state, expiresAt }: StoredQuote, now: number): QuoteState =>
  state === 'BUYER_OFFER' && expiresAt !== undefined && now >= expiresAt ? 'EXPIRED' : state

export const allowedActions = (quote: StoredQuote, now: number): string[] => [
  ...(ACTIONS[stateOf(quote, now)] ?? []),
]

/** What an allowed action of the buyer makes of a quote. */
export const stepBy = (action: 'SUBMIT' | 'EDIT' | 'CANCEL', quote: StoredQuote): QuoteStep => {
  const { state, version, offeredTotal, expiresAt } = quote
  if (action === 'CANCEL') return { state: 'CANCELLED', version, offeredTotal, expiresAt }
  if (action === 'SUBMIT')
    return { state: 'BUYER_SUBMITTED', version, offeredTotal: undefined, expiresAt: undefined }
  return {
    state: 'BUYER_DRAFT',
    version: state === 'BUYER_DRAFT' ? version : version + 1,
    offeredTotal: undefined,
    expiresAt: undefined,
  }
}
