import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
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
import { requireCart } from './resolve-cart.ts'
import { toCart } from './to-cart.ts'
import { writeOnce } from './write-once.ts'

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

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

const share = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  return writeOnce(commerce, request, context, {
    operation: 'shareCart',
    work: () => {
      const cart = requireCart(context, request)
      const token = randomBytes(24).toString('base64url')
      const expiresAt = context.now + LIFETIME_MS
      commerce.database
        .prepare('INSERT INTO commerce_cart_shares VALUES (?, ?, ?)')
        .run(hashOf(token), cart.code, expiresAt)
      return { status: 201, body: { token, expiresAt: toWireDate(expiresAt) } }
    },
  })
}

const unshare = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await cartContext(commerce, request)
  transaction(commerce.database, () => {
    const { code } = requireCart(context, request)
    commerce.database.prepare('DELETE FROM commerce_cart_shares WHERE cart = ?').run(code)
  })
}

/** The answer is the same for every user: no notes, no prices of an organization, nothing of the owner. */
const show = (commerce: Commerce, request: CommerceRequest): Answer => {
  const now = commerce.clock.now()
  const context: CartContext = { ...productContext(commerce, request), now, customer: undefined }
  const row = commerce.database
    .prepare('SELECT cart, expires_at FROM commerce_cart_shares WHERE token_hash = ? AND expires_at > ?')
    .get(hashOf(pathSegment(request, 'token')), now)
  const stored = row && findCartOfAnybody(commerce.database, context.audience.site, Number(row.cart))
  if (stored === undefined)
    throw occError.notFound('There is no such copy of a cart.', { reason: 'notFound' })
  const cart = toCart(context, stored)
  const entries = cart.entries.map(({ note: _note, ...entry }) => entry)
  return { body: { ...cart, entries, expiresAt: toWireDate(Number(row?.expires_at)) } }
}
