import type { z } from 'zod'
import type { vatNumberSchema } from '../../../lib/contract/commerce/checkout/tax.ts'
import { PAYMENT_TYPES } from '../../../lib/contract/commerce/payment/payment-type.ts'
import { MOST_DOCUMENT_BYTES } from '../../../lib/contract/commerce/payment/purchase-order.ts'
import { transaction } from '../../db/transaction.ts'
import { type CartContext, cartContext, customerContext } from '../carts/cart-context.ts'
import { findCartById, requireCart } from '../carts/resolve-cart.ts'
import { productContext } from '../catalogue/products/product-context.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { changeCheckout } from '../checkout/checkout-store.ts'
import type { Settle } from '../checkout/checkout-write.ts'
import type { Commerce } from '../commerce.ts'
import { findTokenCustomer, requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readUpload } from '../http/read-upload.ts'
import { orderingOrganization } from '../programmes/programmes-of.ts'
import { isVatNumber } from '../taxes/vat-number.ts'
import { documentResponse } from './document-response.ts'
import { deleteDocument, findDocument, insertDocument, readDocument } from './document-store.ts'
import { paymentFaults } from './payment-rules.ts'
import { payerOf, paymentRules, toOfferedType } from './payment-types.ts'
import { requireUnusedNumber } from './used-purchase-order-number.ts'

/** `GET paymenttypes`: of the cart that `cartId` names, otherwise for the customer's account in general. */
export const listPaymentTypes =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const customer = await findTokenCustomer(commerce, request)
    const context = { ...productContext(commerce, request), now: commerce.clock.now(), customer }
    const rules = paymentRules(context, payerFor(context, request.req.query('cartId')))
    return { body: { paymentTypes: rules.map(rule => toOfferedType(context, rule)) } }
  }

const payerFor = (context: CartContext, cartId: string | undefined) => {
  const { customer } = context
  if (customer === undefined) return { organization: undefined, total: 0 }
  const cart = cartId === undefined ? undefined : findCartById({ ...context, customer }, cartId)
  return cart === undefined
    ? { organization: orderingOrganization(context.database, customer.customerId), total: 0 }
    : payerOf(readCartState(context, cart))
}

/**
 * `PUT paymenttype`; repeating it replaces type, number and whether it follows. A number that another order
 * has is refused until `purchaseOrderReused` says that it is meant.
 */
export const choosePaymentType: Settle<undefined> = ({ context, parameters, state }) => {
  const paymentType = PAYMENT_TYPES.find(code => code === parameters.get('paymentType'))
  if (paymentType === undefined) {
    const reason = parameters.has('paymentType') ? 'invalid' : 'missing'
    throw validationError([fieldFault('paymentType', reason, 'Not a known way to pay.')])
  }
  const payment = {
    paymentType,
    purchaseOrderNumber: parameters.get('purchaseOrderNumber')?.trim() || undefined,
    purchaseOrderToFollow: parameters.get('purchaseOrderToFollow') === 'true',
  }
  const faults = paymentFaults(payment, paymentRules(context, payerOf(state)), state.sums.totalWithTax)
  if (faults.length > 0) throw validationError(faults)
  const number = payment.purchaseOrderNumber
  const isKnown = state.checkout.purchaseOrderReused === true && state.checkout.purchaseOrderNumber === number
  const isMeant = number !== undefined && (isKnown || parameters.get('purchaseOrderReused') === 'true')
  const chosen = { ...payment, purchaseOrderReused: isMeant || undefined }
  if (paymentType !== 'CARD') requireUnusedNumber(context.database, state.organization, chosen)
  return { ...chosen, ...(paymentType !== 'CARD' && { cardId: undefined }) }
}

export const setVatNumber: Settle<z.infer<typeof vatNumberSchema>> = ({ context }, { vatNumber }) => {
  if (vatNumber === '') return { vatNumber: undefined }
  if (!isVatNumber(context.market.site, vatNumber))
    throw validationError([fieldFault('vatNumber', 'invalid', 'Not a VAT number of a country of the site.')])
  return { vatNumber }
}

/** `POST carts/{c}/purchaseOrderDocument`: replaces the one before. */
export const addDocument =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const context = await customerContext(commerce, request)
    requireCart(context, request)
    const upload = await readUpload(request, 'document', MOST_DOCUMENT_BYTES)
    const { database, customer, now } = context
    return transaction(database, () => {
      const cart = requireCart(context, request)
      const { documentId } = readCartState(context, cart).checkout
      if (documentId !== undefined) deleteDocument(database, customer.customerId, documentId)
      const { id, fileName, size } = insertDocument(database, customer.customerId, upload, now)
      changeCheckout(database, cart.code, { documentId: id })
      return { status: 201, body: { id, fileName, size } }
    })
  }

/** `DELETE carts/{c}/purchaseOrderDocument` */
export const removeDocument =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<void> => {
    const context = await cartContext(commerce, request)
    const owner = context.customer?.customerId ?? ''
    transaction(commerce.database, () => {
      const cart = requireCart(context, request)
      const { documentId } = readCartState(context, cart).checkout
      if (documentId === undefined) return
      deleteDocument(commerce.database, owner, documentId)
      changeCheckout(commerce.database, cart.code, { documentId: undefined })
    })
  }

/** `GET users/{u}/documents/{id}` (our extension): a file, for the customer who has sent it. */
export const downloadDocument =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Response> => {
    const { customerId } = await requireCustomer(commerce, request)
    const id = pathSegment(request, 'document')
    const document = findDocument(commerce.database, customerId, id)
    const content = readDocument(commerce.database, customerId, id)
    if (document === undefined || content === undefined)
      throw occError.notFound('There is no such document.', { reason: 'notFound' })
    return documentResponse(request, document, content)
  }
