import { Hono } from 'hono'
import { quotePatchSchema } from '../../../lib/contract/commerce/quote/quote.ts'
import { transaction } from '../../db/transaction.ts'
import { customerContext, shelfOf } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { readBody } from '../http/read-body.ts'
import { requireAllowed } from './action-routes.ts'
import { createQuote } from './create-quote.ts'
import { countQuotes, isQuoteSort, listQuotes, nameQuote } from './quote-store.ts'
import { requireActing, requireQuote } from './require-quote.ts'
import { settleQuotes } from './settle-quotes.ts'
import { toQuote } from './to-quote.ts'

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
      settleQuotes(commerce, context.now)
      return { body: toQuote(context, requireQuote(context, pathSegment(request, 'quote'))) }
    }),
  )
  routes.patch(
    one,
    answeringEmpty(request => patch(commerce, request)),
  )
  return routes
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const sort = request.req.query('sort') ?? 'byDate'
  if (!isQuoteSort(sort)) throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  settleQuotes(commerce, context.now)
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

/** Names a draft. */
const patch = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await customerContext(commerce, request)
  const given = await readBody(request, quotePatchSchema)
  transaction(commerce.database, () => {
    const quote = requireActing(context, pathSegment(request, 'quote'))
    requireAllowed(context, quote, 'SUBMIT')
    const { name = quote.name, description = quote.description } = given
    nameQuote(commerce.database, quote.code, { name, description, now: context.now })
  })
}
