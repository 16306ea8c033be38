import { Hono } from 'hono'
import type { Commerce } from '../commerce.ts'
import { answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRoutes } from '../http/environment.ts'
import { addCardToCart } from './card-calls.ts'
import { addDocument, downloadDocument, listPaymentTypes, removeDocument } from './payment-calls.ts'

/** Ways to pay for a cart. */
export const createCartPaymentRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/paymenttypes', answering('PaymentTypeList', listPaymentTypes(commerce)))
  routes.get('/users/:user/documents/:document', downloadDocument(commerce))
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    const cart = `${users}/carts/:cart`
    routes.post(`${cart}/paymentdetails`, answering('PaymentDetails', addCardToCart(commerce)))
    const document = `${cart}/purchaseOrderDocument`
    routes.post(document, answering('PurchaseOrderDocument', addDocument(commerce)))
    routes.delete(document, answeringEmpty(removeDocument(commerce)))
  }
  return routes
}
