import { Hono } from 'hono'
import { quoteActionSchema, quotePatchSchema } from '../../../lib/contract/commerce/quote/quote.ts'
import { transaction } from '../../db/transaction.ts'
import { type CustomerContext, customerContext, shelfOf } from '../carts/cart-context.ts'
import { adoptCart } from '../carts/cart-store.ts'
import { totalOf } from '../carts/to-cart.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { readBody } from '../http/read-body.ts'
import { createQuote } from './create-quote.ts'
import { allowedActions, stepBy, THRESHOLD } from './quote-rules.ts'
import {
  countQuotes,
  isQuoteSort,
  listQuotes,
  nameQuote,
  type StoredQuote,
  stepQuote,
} from './quote-store.ts'
import { requireQuote } from './require-quote.ts'
import { cartOfQuote, toQuote } from './to-quote.ts'

/** Quotes of a customer. */
export const createQuoteRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const one = '/users/:user/quotes/:quote'
  routes.get(
    '/users/:user/quotes',
    answering('QuoteList', request => list(commerce, request)),
  )
  routes.post(
    '/users/:user/quotes',
    answering('Quote', request => createQuote(commerce, request)),
  )
  routes.get(
    one,
    answering('Quote', async request => {
      const context = await customerContext(commerce, request)
      return { body: toQuote(context, requireQuote(context, pathSegment(request, 'quote'))) }
    }),
  )
  routes.patch(
    one,
    answeringEmpty(request => patch(commerce, request)),
  )
  routes.post(
    `${one}/action`,
    answeringEmpty(request => act(commerce, request)),
  )
  return routes
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const sort = request.req.query('sort') ?? 'byDate'
  if (!isQuoteSort(sort)) throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  const page = readPage(request)
  const { currentPage, pageSize: size } = page
  const quotes = listQuotes(commerce.database, shelfOf(context), { sort, start: currentPage * size, size })
  const totalResults = countQuotes(commerce.database, shelfOf(context))
  return {
    body: {
      quotes: quotes.map(quote => toQuote(context, quote)),
      pagination: toPagination(page, totalResults, sort),
    },
  }
}

const requireAllowed = ({ now }: CustomerContext, quote: StoredQuote, action: string): void => {
  if (allowedActions(quote, now).includes(action)) return
  const details = { reason: 'invalid', subject: action, subjectType: 'action' }
  throw occError.illegalState('The quote is in a state that does not allow this.', details)
}

/** Names a draft. */
const patch = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  const given = await readBody(request, quotePatchSchema)
  transaction(commerce.database, () => {
    const quote = requireQuote(context, pathSegment(request, 'quote'))
    requireAllowed(context, quote, 'SUBMIT')
    const { name = quote.name, description = quote.description } = given
    nameQuote(commerce.database, quote.code, { name, description, now: context.now })
  })
}

const act = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  const { action } = await readBody(request, quoteActionSchema)
  const code = pathSegment(request, 'quote')
  if (action !== 'SUBMIT' && action !== 'EDIT' && action !== 'CANCEL') {
    throw occError.unknownResource('The action belongs to a module that is not installed.')
  }
  runIdempotent(commerce, request, {
    owner: context.customer.customerId,
    operation: 'actOnQuote',
    input: { code, action },
    work: () => {
      const quote = requireQuote(context, code)
      requireAllowed(context, quote, action)
      if (action === 'SUBMIT') requireThreshold(context, quote)
      stepQuote(commerce.database, quote.code, stepBy(action, quote), context.now)
      if (action === 'EDIT') adoptCart(commerce.database, quote.cart, context.customer.customerId)
      return { body: {} }
    },
  })
}

const requireThreshold = (context: CustomerContext, quote: StoredQuote): void => {
  if (totalOf(context, cartOfQuote(context, quote)) >= THRESHOLD) return
  throw occError.quoteUnderThreshold('The sum is too small for a quote.', { subject: String(quote.code) })
}
