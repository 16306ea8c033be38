import 'server-only'
import { z } from 'zod'
import { orderSchema } from '@/lib/contract/commerce/order/order'
import { orderAttemptSchema } from '@/lib/contract/commerce/order/order-attempt'
import { orderHistorySchema } from '@/lib/contract/commerce/order/order-history'
import { attemptReference } from './attempt-reference'
import { callCommerce, type SignedInContext } from './commerce-call.server'

const ORDERS = ['users', 'current', 'orders']

/** Short, because a longer wait is shown on a page of its own, which asks for the state of the attempt. */
const PLACE_DEADLINE_MS = 5_000
const ATTEMPT_DEADLINE_MS = 2_500

const LATEST = z.object({
  orders: z.array(orderHistorySchema.shape.orders.element.pick({ code: true, placed: true })),
})

export type Placement = {
  /** Code of the cart. */
  cart: string
  /** The total that the user has seen, as `expectedTotalOf` writes it. */
  expectedTotal: string
  /** The same key never places a second order. */
  key: string
}

/** Places an order from a cart. Any number of calls with one key places one order. */
export const placeOrder = (context: SignedInContext, { cart, expectedTotal, key }: Placement) =>
  callCommerce(context, {
    operation: 'placeOrder',
    reference: attemptReference(key),
    method: 'POST',
    path: ORDERS,
    query: { cartId: cart, termsChecked: 'true', expectedTotal, fields: 'FULL' },
    schema: orderSchema,
    idempotencyKey: key,
    deadlineMs: PLACE_DEADLINE_MS,
  })

/** Fetches what has become of an attempt to place an order, by its key. */
export const fetchOrderAttempt = (context: SignedInContext, key: string) =>
  callCommerce(context, {
    operation: 'fetchOrderAttempt',
    reference: attemptReference(key),
    method: 'GET',
    path: ['users', 'current', 'orderAttempts', key],
    schema: orderAttemptSchema,
    fresh: true,
    deadlineMs: ATTEMPT_DEADLINE_MS,
  })

/** Fetches the latest order of the signed-in user, in a list of one. */
export const fetchLatestOrder = (context: SignedInContext) =>
  callCommerce(context, {
    operation: 'fetchLatestOrder',
    method: 'GET',
    path: ORDERS,
    query: { sort: 'byDate', pageSize: '1', fields: 'orders(code,placed)' },
    schema: LATEST,
    fresh: true,
    deadlineMs: ATTEMPT_DEADLINE_MS,
  })

/** Lists the latest orders of the signed-in user. */
export const listLatestOrders = (context: SignedInContext, pageSize: number, deadlineMs: number) =>
  callCommerce(context, {
    operation: 'listLatestOrders',
    method: 'GET',
    path: ORDERS,
    query: { pageSize: String(pageSize), sort: 'byDate', fields: 'FULL' },
    schema: orderHistorySchema,
    deadlineMs,
  })

/** Fetches an order of the signed-in user; that of another user does not exist for commerce. */
export const fetchOrder = (context: SignedInContext, code: string) =>
  callCommerce(context, {
    operation: 'fetchOrder',
    method: 'GET',
    path: [...ORDERS, code],
    query: { fields: 'FULL' },
    schema: orderSchema,
  })
