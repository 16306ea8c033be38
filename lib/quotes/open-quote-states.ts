import { QUOTE_STATES, quoteStep } from '@/lib/contract/commerce/quote/quote-states'

/** States of quotes that wait for the seller, for an answer or for the order. */
export const OPEN_QUOTE_STATES = QUOTE_STATES.filter(state =>
  ['review', 'offer', 'accepted'].includes(quoteStep(state)),
)
