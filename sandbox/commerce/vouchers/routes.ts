import { Hono } from 'hono'
import { type VOUCHER_REASONS, voucherReferenceSchema } from '../../../lib/contract/commerce/cart/voucher.ts'
import { transaction } from '../../db/transaction.ts'
import { type CartContext, cartContext } from '../carts/cart-context.ts'
import { type StoredCart, touchCart } from '../carts/cart-store.ts'
import { requireCart } from '../carts/resolve-cart.ts'
import { toCart } from '../carts/to-cart.ts'
import { changeCheckout, readCheckout } from '../checkout/checkout-store.ts'
import type { Commerce } from '../commerce.ts'
import { answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { readParameters } from '../http/read-parameters.ts'
import { requireNoQuote } from '../quotes/locked-cart.ts'
import { findVoucher, hasExpired, isUsedUp } from './voucher-store.ts'

type Change = (context: CartContext, cart: StoredCart, code: string) => void

/** Vouchers of a cart, in the calls of both generations of the engine. */
export const createVoucherRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    const cart = `${users}/carts/:cart`
    const run = (request: CommerceRequest, code: string, change: Change) =>
      changeVouchers(commerce, request, code, change)
    routes.post(`${cart}/applyVoucher`, async request => {
      await run(request, (await readBody(request, voucherReferenceSchema)).voucherId, apply)
      return request.body(null, 204)
    })
    routes.post(`${cart}/removeVoucher`, async request => {
      await run(request, (await readBody(request, voucherReferenceSchema)).voucherId, remove)
      return request.body(null, 204)
    })
    routes.post(`${cart}/vouchers`, async request => {
      await run(request, (await readParameters(request)).get('voucherId') ?? '', apply)
      return request.body(null, 200)
    })
    routes.delete(`${cart}/vouchers/:voucher`, async request => {
      await run(request, pathSegment(request, 'voucher'), remove)
      return request.body(null, 204)
    })
    routes.get(
      `${cart}/vouchers`,
      answering('VoucherList', async request => {
        const context = await cartContext(commerce, request)
        const { appliedVouchers = [] } = toCart(context, requireCart(context, request))
        return { body: { vouchers: appliedVouchers } }
      }),
    )
  }
  return routes
}

const changeVouchers = async (
  commerce: Commerce,
  request: CommerceRequest,
  code: string,
  change: Change,
): Promise<void> => {
  const context = await cartContext(commerce, request)
  transaction(commerce.database, () => {
    const cart = requireCart(context, request)
    requireNoQuote(cart)
    change(context, cart, code.trim().toUpperCase())
    touchCart(commerce.database, cart.code, context.now)
  })
}

const refusal = (reason: (typeof VOUCHER_REASONS)[number], code: string) =>
  occError.voucherOperation(reason, { reason, subject: code, subjectType: 'voucher' })

const apply: Change = ({ database, customer, now }, cart, code) => {
  const { vouchers = [] } = readCheckout(database, cart.code)
  const voucher = findVoucher(database, code)
  if (voucher === undefined) throw refusal('coupon.invalid.code.provided', code)
  if (vouchers.includes(code)) throw refusal('coupon.already.exists.cart', code)
  if (hasExpired(voucher, now)) throw refusal('coupon.expired', code)
  if (isUsedUp(database, voucher, customer?.customerId)) throw refusal('coupon.already.redeemed', code)
  changeCheckout(database, cart.code, { vouchers: [...vouchers, code] })
}

const remove: Change = ({ database }, cart, code) => {
  const { vouchers = [] } = readCheckout(database, cart.code)
  if (!vouchers.includes(code)) throw refusal('coupon.invalid.code.provided', code)
  changeCheckout(database, cart.code, { vouchers: vouchers.filter(applied => applied !== code) })
}
