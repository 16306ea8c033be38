import 'server-only'
import { orderSchema } from '@/lib/contract/commerce/order/order'
import type { OrderUnits } from '@/lib/contract/commerce/order/return-request'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const pathOf = (code: string, ...rest: readonly string[]) => ['users', 'current', 'orders', code, ...rest]

/** Units of entries that are to be cancelled. */
type Cancellation = { code: string; units: OrderUnits }

/** Cancels units of an order, all or nothing. */
export const cancelUnits = (
  context: SignedInContext,
  { code, units }: Cancellation,
  idempotencyKey: string,
) =>
  sendCommerce(context, {
    operation: 'cancelOrder',
    method: 'POST',
    path: pathOf(code, 'cancellation'),
    body: { cancellationRequestEntryInputs: units },
    idempotencyKey,
  })

type NumberInput = { purchaseOrderNumber: string; purchaseOrderReused?: boolean }

/** Sends the purchase order number that an order waits for; the answer is the order as it is now. */
export const sendPurchaseOrderNumber = (context: SignedInContext, code: string, body: NumberInput) =>
  callCommerce(context, {
    operation: 'sendPurchaseOrderNumber',
    method: 'PUT',
    path: pathOf(code, 'purchaseOrder'),
    query: { fields: 'FULL' },
    body,
    schema: orderSchema,
  })

/**
 * Sends a document for which an order waits: of its purchase order, or a certificate of the qualified user.
 */
export function sendOrderDocument(
  context: SignedInContext,
  code: string,
  { kind, file }: { kind: 'purchaseOrderDocument' | 'certificate'; file: File },
) {
  const body = new FormData()
  body.append('document', file)
  return callCommerce(context, {
    operation: 'sendOrderDocument',
    method: 'POST',
    path: pathOf(code, kind),
    query: { fields: 'FULL' },
    body,
    schema: orderSchema,
  })
}

/** Names the colleague who answers for the items of an order that waits for one. */
export const nameQualifiedUser = (context: SignedInContext, code: string, uid: string) =>
  callCommerce(context, {
    operation: 'nameQualifiedUser',
    method: 'PUT',
    path: pathOf(code, 'qualifieduser'),
    query: { uid, fields: 'FULL' },
    schema: orderSchema,
  })

/** Has the activation mail of an order sent again. */
export const resendActivation = (context: SignedInContext, code: string) =>
  sendCommerce(context, {
    operation: 'resendActivation',
    method: 'POST',
    path: pathOf(code, 'activationMail'),
  })
