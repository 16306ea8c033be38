import { Hono } from 'hono'
import { customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { answering, answeringEmpty } from '../http/answer.ts'
import { type CommerceEnvironment, type CommerceRoutes, pathSegment } from '../http/environment.ts'
import { createQuote } from './create-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { patchQuote } from './patch-quote.ts'
import { toQuoteEstimate } from './quote-estimate.ts'
import { requireQuote } from './require-quote.ts'
import { settleQuotes } from './settle-quotes.ts'
import { toQuote } from './to-quote.ts'

/** Quotes of a customer. */
export const createQuoteRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const one = '/users/:user/quotes/:quote'
  routes.get(
    '/users/:user/quotes',
    answering('QuoteList', request => listQuotes(commerce, request)),
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
      const quote = requireQuote(context, pathSegment(request, 'quote'))
      return { body: { ...toQuote(context, quote), ...toQuoteEstimate(context, quote) } }
    }),
  )
  routes.patch(
    one,
    answeringEmpty(request => patchQuote(commerce, request)),
  )
  return routes
}
