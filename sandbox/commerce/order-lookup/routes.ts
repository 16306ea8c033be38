import { Hono } from 'hono'
import {
  orderLookupCodeSchema,
  orderLookupInputSchema,
  orderLookupViewSchema,
} from '../../../lib/contract/commerce/order/guest-order.ts'
import { transaction } from '../../db/transaction.ts'
import { productContext } from '../catalogue/products/product-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { addressOf } from '../http/lookup-limit.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { lookupMail } from '../mails/order-mails.ts'
import { orderRecipient } from '../orders/order-recipient.ts'
import { findAnyOrder } from '../orders/order-store.ts'
import { settleOrders } from '../orders/settle-orders.ts'
import { toWireDate } from '../wire-date.ts'
import { beginLookup, confirmLookup, orderOfToken } from './lookup-store.ts'
import { matchOrder } from './match-order.ts'
import { toGuestOrder } from './to-guest-order.ts'

/**
 * Orders for somebody who is not signed in (our extension): `lookup` mails a code to whoever has ordered,
 * `lookup/confirm` exchanges it for a token, `lookup/view` shows the order.
 */
export const createOrderLookupRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.post(
    '/orders/lookup',
    answering('OrderLookup', request => begin(commerce, request)),
  )
  routes.post(
    '/orders/lookup/confirm',
    answering('OrderLookupToken', request => confirm(commerce, request)),
  )
  routes.post(
    '/orders/lookup/view',
    answering('GuestOrder', request => view(commerce, request)),
  )
  return routes
}

/** Whatever is wrong, the answer is the same. */
const missed = () => occError.notFound('There is no such order.', { reason: 'notFound' })

const begin = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const input = await readBody(request, orderLookupInputSchema)
  const { lookups, settings } = commerce
  lookups.spend(`order address ${addressOf(request)}`, settings.lookups.perAddress)
  lookups.spend(`order ${input.orderCode}`, settings.lookups.perOrder)
  const { database, market } = productContext(commerce, request)
  const now = commerce.clock.now()
  const order = matchOrder(database, market.site.uid, input)
  const { language } = market
  const { id, code, expiresAt } = transaction(database, () =>
    beginLookup(database, { orderCode: order?.code, language, now }),
  )
  // After the answer, so that it takes as long as that of a miss.
  if (order !== undefined)
    setImmediate(() => {
      const letter = lookupMail({ ...orderRecipient(database, order), language }, order.code, code)
      if (letter !== undefined) commerce.mail.send(letter)
    })
  return { status: 202, body: { lookupId: id, expiresAt: toWireDate(expiresAt) } }
}

const confirm = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { lookupId: id, code } = await readBody(request, orderLookupCodeSchema)
  commerce.lookups.spend(`order address ${addressOf(request)}`, commerce.settings.lookups.perAddress)
  const now = commerce.clock.now()
  const confirmed = transaction(commerce.database, () => confirmLookup(commerce.database, { id, code, now }))
  if (confirmed === undefined) throw missed()
  return { body: { token: confirmed.token, expiresAt: toWireDate(confirmed.expiresAt) } }
}

const view = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { token } = await readBody(request, orderLookupViewSchema)
  const now = commerce.clock.now()
  const code = orderOfToken(commerce.database, token, now)
  const before = code === undefined ? undefined : findAnyOrder(commerce.database, code)
  if (before === undefined) throw missed()
  settleOrders(commerce, now, before)
  return { body: toGuestOrder(findAnyOrder(commerce.database, before.code) ?? before, now) }
}
