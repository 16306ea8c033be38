import type { HoldReason } from '../../../lib/contract/commerce/order/order.ts'
import {
  MOST_DOCUMENT_BYTES,
  purchaseOrderInputSchema,
} from '../../../lib/contract/commerce/payment/purchase-order.ts'
import { transaction } from '../../db/transaction.ts'
import { QUALIFICATION_LEVELS } from '../../seed/reference/qualification-levels.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import { requireQualifiedMember, toQualifiedUser } from '../checkout/qualified-people.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { readUpload } from '../http/read-upload.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { deleteDocument, insertDocument } from '../payments/document-store.ts'
import { requireUnusedNumber } from '../payments/used-purchase-order-number.ts'
import type { StoredOrder } from './order-row.ts'
import { endHold, mendOrder, noteCertificate, type OrderChange } from './order-store.ts'
import { requireOwnOrder } from './require-order.ts'
import { toOrder } from './to-order.ts'

const requireReason = (order: StoredOrder, reason: HoldReason): void => {
  if (order.status === 'ON_VALIDATION' && order.holdReasons.includes(reason)) return
  throw occError.illegalState('The order does not wait for this.', { reason: 'notOnHold' })
}

/** Writes what was missing; the hold ends with its last reason. Returns the order as it is now. */
const mend = (
  context: CustomerContext,
  order: StoredOrder,
  change: OrderChange,
  solved?: HoldReason,
): Answer => {
  const { database, now } = context
  const remaining = order.holdReasons.filter(reason => reason !== solved)
  mendOrder(database, order, change, remaining)
  if (remaining.length === 0) endHold(database, order.code, now)
  return { body: toOrder(requireOwnOrder(context, String(order.code)), now) }
}

type Call = (commerce: Commerce) => (request: CommerceRequest) => Promise<Answer>

/** `PUT orders/{o}/purchaseOrder` (our extension): the number for which an order waits. */
export const addPurchaseOrder: Call = commerce => async request => {
  const context = await customerContext(commerce, request)
  const { purchaseOrderNumber, purchaseOrderReused } = await readBody(request, purchaseOrderInputSchema)
  return transaction(commerce.database, () => {
    const order = requireOwnOrder(context, pathSegment(request, 'order'))
    requireReason(order, 'PURCHASE_ORDER')
    const { organization } = order.snapshot
    requireUnusedNumber(commerce.database, organization, { purchaseOrderNumber, purchaseOrderReused })
    return mend(context, order, { purchaseOrderNumber }, 'PURCHASE_ORDER')
  })
}

/**
 * `POST orders/{o}/purchaseOrderDocument` (our extension): the document, beside its number; it replaces the
 * one before.
 */
export const addOrderDocument: Call = commerce => async request => {
  const context = await customerContext(commerce, request)
  requireReason(requireOwnOrder(context, pathSegment(request, 'order')), 'PURCHASE_ORDER')
  const upload = await readUpload(request, 'document', MOST_DOCUMENT_BYTES)
  return transaction(commerce.database, () => {
    const order = requireOwnOrder(context, pathSegment(request, 'order'))
    requireReason(order, 'PURCHASE_ORDER')
    const { database, customer, now } = context
    const { customerId } = customer
    const before = order.snapshot.purchaseOrderDocument
    if (before !== undefined) deleteDocument(database, customerId, before.id)
    const { id, fileName, size } = insertDocument(database, customerId, upload, now)
    return mend(context, order, { purchaseOrderDocument: { id, fileName, size } })
  })
}

/** A member of the order's organization who may answer for its items, as the order names them. */
const qualifiedUserOf = (context: CustomerContext, { snapshot }: StoredOrder, uid: string) => {
  const organization = findOrganization(context.database, snapshot.organization?.uid ?? '')
  if (organization === undefined)
    throw occError.qualification('Only organizations order for a colleague.', { reason: 'notEligible' })
  const needed = QUALIFICATION_LEVELS.find(({ code }) => code === snapshot.requiredQualificationLevel?.code)
  const member = requireQualifiedMember(context, organization, { uid, rank: needed?.rank ?? 0 })
  return toQualifiedUser(context, member, organization)
}

/** `PUT orders/{o}/qualifieduser` (our extension): a colleague who answers for the items of the order. */
export const nameQualifiedUser: Call = commerce => async request => {
  const context = await customerContext(commerce, request)
  const uid = new URL(request.req.url).searchParams.get('uid') ?? ''
  return transaction(commerce.database, () => {
    const order = requireOwnOrder(context, pathSegment(request, 'order'))
    requireReason(order, 'QUALIFIED_USER')
    const qualifiedUser = qualifiedUserOf(context, order, uid)
    return mend(context, order, { qualifiedUser }, 'QUALIFIED_USER')
  })
}

/**
 * `POST orders/{o}/certificate` (our extension): evidence of the qualified user, which is then checked; it
 * replaces the one before.
 */
export const addCertificate: Call = commerce => async request => {
  const context = await customerContext(commerce, request)
  requireReason(requireOwnOrder(context, pathSegment(request, 'order')), 'QUALIFIED_USER')
  const upload = await readUpload(request, 'document', MOST_DOCUMENT_BYTES)
  return transaction(commerce.database, () => {
    const order = requireOwnOrder(context, pathSegment(request, 'order'))
    requireReason(order, 'QUALIFIED_USER')
    const { database, customer, now } = context
    const { customerId } = customer
    if (order.certificate !== undefined) deleteDocument(database, customerId, order.certificate.id)
    const { id } = insertDocument(database, customerId, upload, now)
    noteCertificate(database, order, { document: id, now })
    return { body: toOrder(requireOwnOrder(context, String(order.code)), now) }
  })
}
