import { QUOTE_MINIMUM } from '../../../lib/contract/commerce/quote/quote.ts'
import {
  type QuoteAction,
  type QuoteState,
  quoteActions,
  quoteStep,
} from '../../../lib/contract/commerce/quote/quote-states.ts'
import type { QuoteStep, StoredQuote } from './quote-store.ts'

/** The least sum a quote can be asked for, in minor units of any currency. */
export const THRESHOLD = QUOTE_MINIMUM * 100

export const DAY_MS = 24 * 60 * 60 * 1000

/** How long an offer holds. */
export const OFFER_MS = 30 * DAY_MS

/** The state as it is at a time: an offer ends by the clock, also one that is in the checkout. */
export const stateOf = (
  { state, expiresAt }: Pick<StoredQuote, 'state' | 'expiresAt'>,
  now: number,
): QuoteState => {
  const step = quoteStep(state)
  const isOffer = step === 'offer' || step === 'accepted'
  return isOffer && expiresAt !== undefined && now >= expiresAt ? 'EXPIRED' : state
}

/** What somebody can do with a quote; colleagues who have no say only see it. */
export const allowedActions = (quote: StoredQuote, now: number, mayAct: boolean): QuoteAction[] =>
  mayAct ? [...quoteActions(stateOf(quote, now))] : ['VIEW']

/** What an action of the buyer makes of a quote, apart from SUBMIT, which has a version of its own. */
export const stepBy = (
  action: 'EDIT' | 'CANCEL' | 'APPROVE' | 'REJECT' | 'CHECKOUT',
  quote: StoredQuote,
): QuoteStep => {
  const { state, version, offeredTotal, expiresAt } = quote
  switch (action) {
    case 'EDIT':
      return {
        state: 'BUYER_DRAFT',
        version: quoteStep(state) === 'draft' ? version : version + 1,
        offeredTotal: undefined,
        expiresAt: undefined,
      }
    case 'CANCEL':
      return { state: 'CANCELLED', version, offeredTotal, expiresAt }
    case 'APPROVE':
      return { state: 'BUYER_APPROVED', version, offeredTotal, expiresAt }
    case 'REJECT':
      return { state: 'BUYER_REJECTED', version, offeredTotal, expiresAt }
    case 'CHECKOUT':
      return { state: 'BUYER_ACCEPTED', version, offeredTotal, expiresAt }
  }
}
