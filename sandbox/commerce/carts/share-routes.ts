import { Hono } from 'hono'
import { z } from 'zod'
import { MOST_CART_SHARES } from '../../../lib/contract/commerce/cart/share.ts'
import { transaction } from '../../db/transaction.ts'
import { productContext } from '../catalogue/products/product-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { toWireDate } from '../wire-date.ts'
import { type CartContext, cartContext, customerContext } from './cart-context.ts'
import { findCartOfAnybody } from './cart-store.ts'
import { countShares, deleteShares, findShared, giveToken, insertShare } from './link-share-store.ts'
import { requireCart } from './resolve-cart.ts'
import { toCart } from './to-cart.ts'
import { writeOnce } from './write-once.ts'

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** Read-only copies of carts by link. */
export const createShareRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const shares = '/users/:user/carts/:cart/shares'
  routes.post(
    shares,
    answering('CartShare', request => share(commerce, request)),
  )
  routes.delete(
    shares,
    answeringEmpty(request => unshare(commerce, request)),
  )
  routes.get(
    '/carts/shared/:token',
    answering('SharedCart', request => show(commerce, request)),
  )
  return routes
}

const createdSchema = z.object({ share: z.string(), expiresAt: z.string() })

/** A repeated call gets the same share with a new token, because the first one is kept nowhere. */
const share = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database } = commerce
  const context = await customerContext(commerce, request)
  const { now } = context
  const { body, status } = writeOnce(commerce, request, context, {
    operation: 'shareCart',
    work: () => {
      const { code } = requireCart(context, request)
      if (countShares(database, code, now) >= MOST_CART_SHARES)
        throw occError.illegalState('The cart is shared too often.', { reason: 'limitReached' })
      const expiresAt = now + LIFETIME_MS
      const id = insertShare(database, code, expiresAt)
      return { status: 201, body: { share: id, expiresAt: toWireDate(expiresAt) } }
    },
  })
  const { share: id, expiresAt } = createdSchema.parse(body)
  return { status: status ?? 201, body: { token: giveToken(database, id), expiresAt } }
}

const unshare = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await cartContext(commerce, request)
  transaction(commerce.database, () => {
    const { code } = requireCart(context, request)
    deleteShares(commerce.database, code)
  })
}

/** The answer is the same for every user: no notes, no prices of an organization, nothing of the owner. */
const show = (commerce: Commerce, request: CommerceRequest): Answer => {
  const now = commerce.clock.now()
  const context: CartContext = { ...productContext(commerce, request), now, customer: undefined }
  const shared = findShared(commerce.database, pathSegment(request, 'token'), now)
  const stored = shared && findCartOfAnybody(commerce.database, context.audience.site, shared.cart)
  if (shared === undefined || stored === undefined)
    throw occError.notFound('There is no such copy of a cart.', { reason: 'notFound' })
  const cart = toCart(context, stored)
  const entries = cart.entries.map(({ note: _note, ...entry }) => entry)
  return { body: { ...cart, entries, expiresAt: toWireDate(shared.expiresAt) } }
}
