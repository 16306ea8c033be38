import { Hono } from 'hono'
import { newCommentSchema } from '../../../lib/contract/commerce/comment.ts'
import { customerContext } from '../carts/cart-context.ts'
import { requireEntry } from '../carts/resolve-cart.ts'
import type { Commerce } from '../commerce.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { readBody } from '../http/read-body.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import { insertComment } from './comment-store.ts'
import { requireActing } from './require-quote.ts'

/** What buyers write about a quote or one of its lines. */
export const createCommentRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.post('/users/:user/quotes/:quote/comments', request => comment(commerce, request))
  routes.post('/users/:user/quotes/:quote/entries/:entry/comments', request => comment(commerce, request))
  return routes
}

const comment = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const context = await customerContext(commerce, request)
  const { text } = await readBody(request, newCommentSchema)
  const path = request.req.path
  runIdempotent(commerce, request, {
    owner: context.customer.customerId,
    operation: 'commentOnQuote',
    input: { path, text },
    work: () => {
      const quote = requireActing(context, pathSegment(request, 'quote'))
      const itemCode =
        request.req.param('entry') === undefined
          ? undefined
          : requireEntry(context, request, cartOfQuote(context.database, quote)).entry.itemCode
      insertComment(context.database, quote.code, {
        itemCode,
        text,
        authorId: context.customer.customerId,
        fromSupport: false,
        createdAt: context.now,
      })
      return { status: 201, body: {} }
    },
  })
  return request.body(null, 201)
}
