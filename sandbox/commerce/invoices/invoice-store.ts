import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'
import { SELECT_INVOICES, type StoredInvoice, toStoredInvoice } from './invoice-row.ts'

/** An invoice by its number, whoever's it is. */
export const findAnyInvoice = (database: DatabaseSync, number: string): StoredInvoice | undefined => {
  const row = database.prepare(`${SELECT_INVOICES} WHERE number = ?`).get(number)
  return row === undefined ? undefined : toStoredInvoice(row)
}

export type NewInvoice = Pick<
  StoredInvoice,
  'number' | 'site' | 'customerId' | 'currency' | 'postalCode' | 'issuedOn' | 'dueOn' | 'total'
> &
  Partial<Pick<StoredInvoice, 'organizationUid' | 'orderCode' | 'purchaseOrderNumber'>>

/** Writes an invoice of which nothing is paid. */
export const insertInvoice = (database: DatabaseSync, invoice: NewInvoice): void => {
  database
    .prepare(
      `INSERT INTO commerce_invoices (number, site, customer_id, organization_uid, order_code,
         purchase_order_number, currency, postal_code, issued_on, due_on, total, open)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11)`,
    )
    .run(
      invoice.number,
      invoice.site,
      invoice.customerId,
      invoice.organizationUid ?? null,
      invoice.orderCode ?? null,
      invoice.purchaseOrderNumber ?? null,
      invoice.currency,
      invoice.postalCode,
      invoice.issuedOn,
      invoice.dueOn,
      invoice.total,
    )
}

const settlementSchema = z.object({
  paymentCode: nullableColumn(z.number()),
  method: z.enum(['CARD', 'BANK_TRANSFER', 'CREDIT']),
  creditNumber: nullableColumn(z.string()),
  status: z.enum(['AUTHORIZED', 'CAPTURED', 'PENDING_TRANSFER']),
  amount: z.number(),
  paidOn: z.string(),
})

/** What came off an invoice, or was announced, in minor units. */
export type Settlement = z.infer<typeof settlementSchema>

/** What came off an invoice, the latest first. */
export const listSettlements = (database: DatabaseSync, number: string): Settlement[] =>
  database
    .prepare(
      `SELECT payment_code AS paymentCode, method, credit_number AS creditNumber, status, amount,
         paid_on AS paidOn FROM commerce_invoice_settlements WHERE invoice_number = ? ORDER BY paid_on DESC, id DESC`,
    )
    .all(number)
    .map(row => settlementSchema.parse(row))

/** Takes an amount off an invoice, unless it is only announced. More than is open breaks the table's rule. */
export const settleInvoice = (
  database: DatabaseSync,
  number: string,
  settlement: Omit<Settlement, 'paymentCode' | 'creditNumber'> &
    Partial<Pick<Settlement, 'paymentCode' | 'creditNumber'>>,
): void => {
  const { paymentCode = null, method, creditNumber = null, status, amount, paidOn } = settlement
  database
    .prepare(
      `INSERT INTO commerce_invoice_settlements (invoice_number, payment_code, method, credit_number, status,
         amount, paid_on) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(number, paymentCode, method, creditNumber, status, amount, paidOn)
  if (status !== 'PENDING_TRANSFER') takeOff(database, number, amount)
}

/** Lowers what an invoice has open. */
export const takeOff = (database: DatabaseSync, number: string, amount: number): void => {
  database.prepare('UPDATE commerce_invoices SET open = open - ? WHERE number = ?').run(amount, number)
}

/** Notes that a customer disagrees with an invoice, or no longer does; false where there is none. */
export const disputeInvoice = (
  database: DatabaseSync,
  number: string,
  dispute: { on: string; reason: string | undefined } | undefined,
): boolean =>
  database
    .prepare('UPDATE commerce_invoices SET disputed_on = ?, dispute_reason = ? WHERE number = ?')
    .run(dispute?.on ?? null, dispute?.reason ?? null, number).changes > 0
