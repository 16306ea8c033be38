import { z } from 'zod'
import { orderEntrySchema } from '../../../lib/contract/commerce/cart/cart.ts'
import { HOLD_REASONS, ORDER_STATUSES, orderSchema } from '../../../lib/contract/commerce/order/order.ts'
import { purchaseOrderDocumentSchema } from '../../../lib/contract/commerce/payment/purchase-order.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

/** What an order keeps of its cart. What changes later, such as its status, is not part of it. */
const snapshotSchema = orderSchema
  .omit({
    code: true,
    guid: true,
    status: true,
    statusDisplay: true,
    holdReasons: true,
    created: true,
    cancellable: true,
    returnable: true,
    cancelledAt: true,
    certificateSent: true,
    certificate: true,
    invoices: true,
    unconsignedEntries: true,
    consignments: true,
    digitalDelivery: true,
    assistedBySupport: true,
  })
  .extend({ entries: z.array(orderEntrySchema) })

export type Snapshot = z.infer<typeof snapshotSchema>

/** A column with a document. */
const jsonColumn = <T extends z.ZodType>(schema: T) =>
  z.string().transform((text): z.infer<T> => schema.parse(JSON.parse(text)))

/** Units of an entry that were cancelled; `amount` with tax, in minor units. */
const cancellationsSchema = z.array(
  z.object({ entryNumber: z.number(), quantity: z.number(), amount: z.number(), at: z.number() }),
)

/** Units of an entry that are to go back. */
const returnedSchema = z.array(z.object({ entryNumber: z.number(), quantity: z.number() }))

const rowSchema = z.object({
  code: z.number(),
  guid: z.string(),
  site: z.string(),
  customerId: z.string(),
  organizationUid: nullableColumn(z.string()),
  status: z.enum(ORDER_STATUSES),
  holdReasons: jsonColumn(z.array(z.enum(HOLD_REASONS))),
  currency: z.string(),
  total: z.number(),
  tax: z.number(),
  paymentId: nullableColumn(z.string()),
  purchaseOrderNumber: nullableColumn(z.string()),
  language: z.string(),
  snapshot: jsonColumn(snapshotSchema),
  createdAt: z.number(),
  holdEndedAt: nullableColumn(z.number()),
  certificateAt: nullableColumn(z.number()),
  certificate: nullableColumn(jsonColumn(purchaseOrderDocumentSchema)),
  capturedAt: nullableColumn(z.number()),
  aheadMs: z.number(),
  cancellations: jsonColumn(cancellationsSchema),
  returned: jsonColumn(returnedSchema),
  used: jsonColumn(z.array(z.object({ entryNumber: z.number(), used: z.number() }))),
  isAssisted: z.number().transform(flag => flag === 1),
})

/** An order as stored; amounts in minor units, `aheadMs`: by how much its work is ahead of the clock. */
export type StoredOrder = z.infer<typeof rowSchema>

export const toStoredOrder = (row: unknown): StoredOrder => rowSchema.parse(row)

/** The beginning of every query for orders. */
export const SELECT_ORDERS = `SELECT code, guid, site, customer_id AS customerId,
  organization_uid AS organizationUid, status, hold_reasons AS holdReasons, currency, total, tax,
  payment_id AS paymentId, purchase_order_number AS purchaseOrderNumber, language, snapshot,
  created_at AS createdAt, hold_ended_at AS holdEndedAt, certificate_at AS certificateAt,
  (SELECT json_object('id', id, 'fileName', file_name, 'size', length(content)) FROM commerce_documents
   WHERE id = certificate_document) AS certificate,
  captured_at AS capturedAt, ahead_ms AS aheadMs,
  (SELECT json_group_array(json_object('entryNumber', entry_number, 'quantity', quantity, 'amount', amount,
     'at', cancelled_at)) FROM commerce_order_cancellations WHERE order_code = code) AS cancellations,
  (SELECT json_group_array(json_object('entryNumber', json_extract(value, '$.entryNumber'),
     'quantity', json_extract(value, '$.quantity')))
   FROM commerce_order_returns AS returns, json_each(returns.entries)
   WHERE order_code = commerce_orders.code AND cancelled_at IS NULL) AS returned,
  (SELECT json_group_array(json_object('entryNumber', entry_number, 'used', used))
   FROM commerce_order_usages WHERE order_code = code) AS used,
  EXISTS (SELECT 1 FROM commerce_assisted_records AS records
    WHERE records.kind = 'order' AND records.code = commerce_orders.code) AS isAssisted
  FROM commerce_orders`
