import { Hono } from 'hono'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { readCount } from '../http/paging.ts'
import { leaveCheckout } from '../quotes/leave-checkout.ts'
import { asCustomer, type CartContext, cartContext, customerContext, shelfOf } from './cart-context.ts'
import { deleteCart, insertCart, listCarts } from './cart-store.ts'
import { mergeCarts } from './merge-carts.ts'
import { requireCart } from './resolve-cart.ts'
import { toCart } from './to-cart.ts'
import { writeOnce } from './write-once.ts'

const SAVED_CARTS_PAGE = 50

/** Carts as a whole; `orgUsers` is the engine's second name for the same resource. */
export const createCartRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    routes.get(
      `${users}/carts`,
      answering('CartList', request => list(commerce, request)),
    )
    routes.post(
      `${users}/carts`,
      answering('Cart', request => create(commerce, request)),
    )
    routes.get(
      `${users}/carts/:cart`,
      answering('Cart', request => show(commerce, request)),
    )
    routes.delete(
      `${users}/carts/:cart`,
      answeringEmpty(request => remove(commerce, request)),
    )
  }
  return routes
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const carts = listCarts(commerce.database, shelfOf(context)).filter(
    ({ quoteCode }) => quoteCode === undefined,
  )
  if (request.req.query('savedCartsOnly') !== 'true') {
    return { body: { carts: carts.map(cart => toCart(context, cart)) } }
  }
  const size = readCount(request, 'pageSize', SAVED_CARTS_PAGE)
  const start = readCount(request, 'currentPage', 0) * size
  const saved = carts.flatMap(cart =>
    cart.savedAt === undefined ? [] : [{ ...cart, savedAt: cart.savedAt }],
  )
  saved.sort((one, other) => other.savedAt - one.savedAt)
  return { body: { carts: saved.slice(start, start + size).map(cart => toCart(context, cart)) } }
}

const show = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  return { body: toCart(context, requireCart(context, request)) }
}

/** An empty cart; with `oldCartId` the customer's own, into which that anonymous user's cart has gone. */
const create = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  const { database } = commerce
  const from = request.req.query('oldCartId')
  const into = request.req.query('toMergeCartGuid')
  const work = (): Answer => ({ status: 201, body: toCart(context, make(context, from, into)) })
  // Nothing tells one anonymous user from another yet, so no answer could be kept for one.
  if (context.customer === undefined) return transaction(database, work)
  const input = { site: context.audience.site, from, into }
  return runIdempotent(commerce, request, {
    owner: context.customer.customerId,
    operation: 'createCart',
    input,
    work,
  })
}

const make = (context: CartContext, from: string | undefined, into: string | undefined) => {
  if (from !== undefined) return mergeCarts(asCustomer(context), { from, into })
  const { database, audience, customer, now } = context
  return insertCart(database, { site: audience.site, customerId: customer?.customerId, now })
}

const remove = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await cartContext(commerce, request)
  writeOnce(commerce, request, context, {
    operation: 'deleteCart',
    work: () => {
      const { code, quoteCode } = requireCart(context, request)
      if (quoteCode === undefined) deleteCart(commerce.database, code)
      else leaveCheckout(commerce.database, quoteCode, context.now)
      return { body: {} }
    },
  })
}
