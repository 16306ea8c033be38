import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { OrderAttempt } from '../../../lib/contract/commerce/order/order-attempt.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, OccError, occError, validationError } from '../http/occ-error.ts'
import { readParameters } from '../http/read-parameters.ts'
import { findAttempt, type StoredAttempt } from './attempt-store.ts'
import { continueAttempt, placeOrder } from './place-order.ts'
import { toOrder } from './to-order.ts'
import { createTurns, type Turns } from './turns.ts'

/** Placing orders. Each customer's are placed one after the other. */
export const createPlacingRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const turns = createTurns()
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    const created = users.startsWith('/org') ? 200 : 201
    routes.post(
      `${users}/orders`,
      answering('Order', request => place(commerce, request, { turns, created })),
    )
  }
  routes.get(
    '/users/:user/orderAttempts/:key',
    answering('OrderAttempt', request => showAttempt(commerce, request, turns)),
  )
  return routes
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** A caller without a key cannot repeat the call; the cart still becomes one order. */
const readKey = (request: CommerceRequest): string => {
  const key = request.req.header('idempotency-key') ?? randomUUID()
  if (KEY.test(key)) return key
  throw validationError([fieldFault('Idempotency-Key', 'invalid', 'The key is malformed.')])
}

const required = (parameters: URLSearchParams, name: string): string => {
  const value = parameters.get(name)
  if (value) return value
  throw occError.missingParameter(`Required parameter '${name}' is not present.`, { subject: name })
}

const EXPECTED = /^([A-Z]{3})(\d{1,12})$/

/** `expectedTotal`: the currency and minor units, as `expectedTotalOf` writes them. */
const readExpected = (parameters: URLSearchParams) => {
  const text = parameters.get('expectedTotal')
  if (text === null) return undefined
  const [, currency, total] = EXPECTED.exec(text) ?? []
  if (currency === undefined)
    throw validationError([fieldFault('expectedTotal', 'invalid', 'A currency and minor units.')])
  return { total: Number(total), currency }
}

const place = async (
  commerce: Commerce,
  request: CommerceRequest,
  { turns, created }: { turns: Turns; created: 200 | 201 },
): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const parameters = await readParameters(request)
  const cartId = required(parameters, 'cartId')
  if ((parameters.get('termsChecked') ?? 'true') !== 'true')
    throw validationError([fieldFault('termsChecked', 'invalid', 'The terms must be accepted.')])
  const placing = { key: readKey(request), cartId, expected: readExpected(parameters) }
  const { order, isNew } = await turns.inTurn(context.customer.customerId, () =>
    placeOrder(commerce, context, placing),
  )
  return { status: isNew ? created : 200, body: toOrder(order, context.now) }
}

const toAttempt = (attempt: StoredAttempt | undefined): OrderAttempt => {
  if (attempt === undefined) return { status: 'UNKNOWN' }
  const { status, orderCode, reason, paymentId, challengeUrl } = attempt
  return {
    status,
    ...(orderCode !== undefined && { orderCode: String(orderCode) }),
    ...(reason !== undefined && { reason }),
    ...(paymentId !== undefined &&
      challengeUrl !== undefined && { challenge: { id: paymentId, url: challengeUrl } }),
  }
}

/** An attempt that was interrupted goes on when somebody asks for it; what stops it shows in its state. */
const goOn = async (commerce: Commerce, context: CustomerContext, attempt: StoredAttempt): Promise<void> => {
  try {
    await continueAttempt(commerce, context, attempt)
  } catch (error) {
    if (!(error instanceof OccError)) throw error
  }
}

const showAttempt = async (commerce: Commerce, request: CommerceRequest, turns: Turns): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const { customerId } = context.customer
  const read = () => findAttempt(commerce.database, customerId, pathSegment(request, 'key'))
  const attempt = read()
  const isOpen = attempt?.status === 'PROCESSING' || attempt?.status === 'CHALLENGE'
  if (attempt !== undefined && isOpen && !turns.isBusy(customerId))
    await turns.inTurn(customerId, () => goOn(commerce, context, attempt))
  return { body: toAttempt(read()) }
}
