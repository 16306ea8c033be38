import { Hono } from 'hono'
import { customerContext, shelfOf } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { findOrder } from '../orders/order-store.ts'
import { requireOwnOrder } from '../orders/require-order.ts'
import { invoiceOf, orderOfInvoice } from './invoice.ts'

/** Invoices of a customer's orders. */
export const createInvoiceRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/invoices/:invoice',
    answering('Invoice', request => show(commerce, request)),
  )
  routes.get(
    '/users/:user/orders/:order/invoices',
    answering('BillingDocumentList', request => listOfOrder(commerce, request)),
  )
  return routes
}

/** The same in the engine's form. */
const listOfOrder = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const invoice = invoiceOf(requireOwnOrder(context, pathSegment(request, 'order')), context.now)
  const invoices =
    invoice === undefined
      ? []
      : [
          {
            id: invoice.invoiceNumber,
            type: 'INVOICE',
            date: invoice.issuedOn,
            totalPrice: invoice.total,
          },
        ]
  return { body: { invoices } }
}

const show = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const text = pathSegment(request, 'invoice')
  const code = orderOfInvoice(text)
  const order = code === undefined ? undefined : findOrder(commerce.database, shelfOf(context), code)
  const invoice = order && invoiceOf(order, context.now)
  if (invoice === undefined)
    throw occError.notFound('There is no such invoice.', { reason: 'notFound', subject: text })
  return { body: invoice }
}
