import { Hono } from 'hono'
import { type QUOTE_ACTIONS, quoteActionSchema } from '../../../lib/contract/commerce/quote/quote.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { checkOutQuote, takeCart } from './check-out-quote.ts'
import { requireUnexpiredOffer } from './locked-cart.ts'
import { allowedActions, stepBy } from './quote-rules.ts'
import { type StoredQuote, stepQuote } from './quote-store.ts'
import { requireActing } from './require-quote.ts'
import { settleQuotes } from './settle-quotes.ts'
import { submitQuote } from './submit-quote.ts'
import { tellSubmitted } from './tell-requester.ts'

type Action = (typeof QUOTE_ACTIONS)[number]

/** What is done with a quote, which changes its state. */
export const createQuoteActionRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.post(
    '/users/:user/quotes/:quote/action',
    answeringEmpty(request => act(commerce, request)),
  )
  return routes
}

/** Throws unless the state of a quote allows an action now. */
export const requireAllowed = ({ now }: CustomerContext, quote: StoredQuote, action: Action): void => {
  if (allowedActions(quote, now, true).includes(action)) return
  if (action === 'CHECKOUT') requireUnexpiredOffer(quote, now)
  const details = { reason: 'invalid', subject: action, subjectType: 'action' }
  throw occError.illegalState('The quote is in a state that does not allow this.', details)
}

/** Throws where the customer has seen another version than there is. */
const requireSeen = ({ version }: StoredQuote, seen: number | undefined): void => {
  if (seen === undefined || seen === version) return
  const details = { reason: 'versionChanged', subject: String(version), subjectType: 'version' }
  throw occError.quoteState('The quote has another version by now.', details)
}

const act = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  const { action, version } = await readBody(request, quoteActionSchema)
  const code = pathSegment(request, 'quote')
  settleQuotes(commerce, context.now)
  runIdempotent(commerce, request, {
    owner: context.customer.customerId,
    operation: 'actOnQuote',
    input: version === undefined ? { code, action } : { code, action, version },
    work: () => {
      const quote = requireActing(context, code)
      requireSeen(quote, version)
      requireAllowed(context, quote, action)
      perform(commerce, context, quote, action)
      return { body: {} }
    },
  })
}

const perform = (commerce: Commerce, context: CustomerContext, quote: StoredQuote, action: Action): void => {
  const { database, now } = context
  switch (action) {
    case 'SUBMIT':
      submitQuote(context, quote)
      tellSubmitted(commerce, quote.code, now)
      break
    case 'CHECKOUT':
      checkOutQuote(context, quote)
      break
    default:
      stepQuote(database, quote.code, stepBy(action, quote), now)
      if (action === 'EDIT') takeCart(context, quote)
  }
}
