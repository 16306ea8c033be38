import type { DatabaseSync } from 'node:sqlite'
import type { Checkout } from '../checkout/checkout-store.ts'
import { OccError } from '../http/occ-error.ts'
import { toWireDate } from '../wire-date.ts'

type UsedBy = { code: number; createdAt: number }

/** The latest order of an organization with a number, in capitals or not; cancelled ones do not count. */
const findOrderWithNumber = (
  database: DatabaseSync,
  organizationUid: string,
  number: string,
): UsedBy | undefined => {
  const row = database
    .prepare(
      `SELECT code, created_at AS createdAt FROM commerce_orders
       WHERE organization_uid = ? AND purchase_order_number = ? COLLATE NOCASE AND status <> 'CANCELLED'
       ORDER BY code DESC LIMIT 1`,
    )
    .get(organizationUid, number)
  return row && { code: Number(row.code), createdAt: Number(row.createdAt) }
}

const TYPE = 'PurchaseOrderUsedError'

/** Names the order that has the number, and when it was placed, so that the buyer can decide. */
const numberUsed = ({ code, createdAt }: UsedBy): OccError =>
  new OccError(409, [
    {
      type: TYPE,
      message: 'An order of the organization has this purchase order number.',
      reason: 'used',
      subject: String(code),
      subjectType: 'order',
    },
    { type: TYPE, reason: 'used', subject: toWireDate(createdAt), subjectType: 'date' },
  ])

/** Throws for a number that another order of the organization has, unless the buyer means to use it again. */
export const requireUnusedNumber = (
  database: DatabaseSync,
  organization: { uid: string } | undefined,
  { purchaseOrderNumber: number, purchaseOrderReused }: Checkout,
): void => {
  if (organization === undefined || number === undefined || purchaseOrderReused === true) return
  const order = findOrderWithNumber(database, organization.uid, number)
  if (order !== undefined) throw numberUsed(order)
}
