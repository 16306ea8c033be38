import { Hono } from 'hono'
import { cancellationInputSchema } from '../../../lib/contract/commerce/order/return-request.ts'
import { type CustomerContext, customerContext, shelfOf } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { digitalMail } from '../mails/order-mails.ts'
import { cancelUnits } from './cancel-order.ts'
import { digitalDeliveryOf } from './fulfilment.ts'
import { addCertificate, addOrderDocument, addPurchaseOrder, nameQualifiedUser } from './mend-hold.ts'
import { orderRecipient } from './order-recipient.ts'
import { workOnOrders } from './order-work.ts'
import { repeatOrder } from './repeat-order.ts'
import { requireOwnOrder } from './require-order.ts'
import { settleOrders } from './settle-orders.ts'
import { toOrder } from './to-order.ts'

/** What a customer can still do with an order: cancel it, send what it waits for, have a mail sent again. */
export const createOrderChangeRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const order = '/users/:user/orders/:order'
  for (const path of [order, '/orgUsers/:user/orders/:order'])
    routes.post(
      `${path}/cancellation`,
      answeringEmpty(request => cancel(commerce, request)),
    )
  routes.post('/orgUsers/:user/cartFromOrder', answering('CartModificationList', repeatOrder(commerce)))
  routes.put(`${order}/purchaseOrder`, answering('Order', addPurchaseOrder(commerce)))
  routes.post(`${order}/purchaseOrderDocument`, answering('Order', addOrderDocument(commerce)))
  routes.put(`${order}/qualifieduser`, answering('Order', nameQualifiedUser(commerce)))
  routes.post(`${order}/certificate`, answering('Order', addCertificate(commerce)))
  routes.post(
    `${order}/activationMail`,
    answeringEmpty(request => sendActivation(commerce, request)),
  )
  return routes
}

const settled = async (commerce: Commerce, request: CommerceRequest): Promise<CustomerContext> => {
  const context = await customerContext(commerce, request)
  settleOrders(commerce, context.now, shelfOf(context))
  return context
}

const cancel = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await settled(commerce, request)
  const input = await readBody(request, cancellationInputSchema)
  const text = pathSegment(request, 'order')
  const work = (): Answer => {
    cancelUnits(commerce, requireOwnOrder(context, text), input.cancellationRequestEntryInputs)
    return { body: {} }
  }
  const owner = context.customer.customerId
  runIdempotent(commerce, request, { owner, operation: 'cancelOrder', input: [text, input], work })
  await workOnOrders(commerce)
}

/** How often a mail is sent again within one window of look-ups. */
const MAILS_PER_WINDOW = 3

/** `POST orders/{o}/activationMail` (our extension): the mail once more, a few times at most. */
const sendActivation = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const context = await settled(commerce, request)
  const order = requireOwnOrder(context, pathSegment(request, 'order'))
  if (digitalDeliveryOf(order, context.now)?.status !== 'ACTIVATION')
    throw occError.illegalState('The account does not wait for its activation.', { reason: 'notWaiting' })
  commerce.lookups.spend(`activation ${order.code}`, MAILS_PER_WINDOW)
  const letter = digitalMail(orderRecipient(commerce.database, order), toOrder(order, context.now))
  if (letter !== undefined) commerce.mail.send(letter)
}
