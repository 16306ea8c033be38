import { z } from 'zod'
import type { Invoice } from '../../../lib/contract/commerce/invoice/invoice.ts'
import { nullableColumn } from '../../db/nullable-column.ts'
import { BILLED_ACCOUNT, JOIN_ORGANIZATIONS, SELECT_BILLED_ACCOUNT } from './billed-account.ts'

const rowSchema = z.object({
  ...BILLED_ACCOUNT,
  purchaseOrderNumber: nullableColumn(z.string()),
  currency: z.string(),
  postalCode: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  total: z.number(),
  open: z.number(),
  credited: z.number(),
  disputedOn: nullableColumn(z.string()),
  disputeReason: nullableColumn(z.string()),
  pending: z.number(),
})

/** An invoice as stored, with its organization and what is announced for it; amounts in minor units. */
export type StoredInvoice = z.infer<typeof rowSchema>

export const toStoredInvoice = (row: unknown): StoredInvoice => rowSchema.parse(row)

/** The beginning of every query for invoices. */
export const SELECT_INVOICES = `${SELECT_BILLED_ACCOUNT}, purchase_order_number AS purchaseOrderNumber, currency, postal_code AS postalCode,
  issued_on AS issuedOn, due_on AS dueOn, total, open, credited, disputed_on AS disputedOn,
  dispute_reason AS disputeReason,
  (SELECT coalesce(sum(amount), 0) FROM commerce_invoice_settlements
   WHERE invoice_number = number AND status = 'PENDING_TRANSFER') AS pending
  FROM commerce_invoices ${JOIN_ORGANIZATIONS}`

/** The status of an invoice on a day, as `invoiceStatus` tells it; `day` names the parameter. */
export const statusColumn = (day: string): string => `CASE
  WHEN open = 0 AND credited > 0 AND credited >= total THEN 'CREDITED' WHEN open = 0 THEN 'PAID'
  WHEN due_on < ${day} THEN 'OVERDUE' WHEN open < total THEN 'PARTIALLY_PAID' ELSE 'OPEN' END`

/** The status of an invoice on a day. */
export function invoiceStatus(
  { open, total, credited, dueOn }: Pick<StoredInvoice, 'open' | 'total' | 'credited' | 'dueOn'>,
  today: string,
): Invoice['status'] {
  if (open === 0) return credited > 0 && credited >= total ? 'CREDITED' : 'PAID'
  if (dueOn < today) return 'OVERDUE'
  return open < total ? 'PARTIALLY_PAID' : 'OPEN'
}
