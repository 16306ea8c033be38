import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'
import { BILLED_ACCOUNT, JOIN_ORGANIZATIONS, SELECT_BILLED_ACCOUNT } from './billed-account.ts'
import { type InvoiceScope, inScope, scopeValues } from './invoice-scope.ts'
import { settleInvoice } from './invoice-store.ts'

const rowSchema = z.object({
  ...BILLED_ACCOUNT,
  returnCode: nullableColumn(z.number()),
  invoiceNumber: nullableColumn(z.string()),
  currency: z.string(),
  issuedOn: z.string(),
  total: z.number(),
  open: z.number(),
})

/** A credit note as stored; amounts in minor units. */
export type StoredCredit = z.infer<typeof rowSchema>

const SELECT = `${SELECT_BILLED_ACCOUNT}, return_code AS returnCode, invoice_number AS invoiceNumber, currency,
  issued_on AS issuedOn, total, open FROM commerce_invoice_credits ${JOIN_ORGANIZATIONS}`

/** Credit notes of which something is left, the oldest first. */
export const listOpenCredits = (database: DatabaseSync, scope: InvoiceScope): StoredCredit[] =>
  database
    .prepare(`${SELECT} WHERE ${inScope('payable')} AND open > 0 ORDER BY issued_on, number`)
    .all(scopeValues(scope))
    .map(row => rowSchema.parse(row))

/** A credit note by its number, whoever's it is. */
export const findCredit = (database: DatabaseSync, number: string): StoredCredit | undefined => {
  const row = database.prepare(`${SELECT} WHERE number = ?`).get(number)
  return row === undefined ? undefined : rowSchema.parse(row)
}

export type NewCredit = Pick<StoredCredit, 'site' | 'customerId' | 'currency' | 'issuedOn' | 'total'> &
  Partial<Pick<StoredCredit, 'organizationUid' | 'orderCode' | 'returnCode' | 'invoiceNumber'>>

/** The first number of credit notes. */
const FIRST_NUMBER = 59_000_001

/** Writes a credit note and returns its number. */
export const insertCredit = (database: DatabaseSync, credit: NewCredit): string => {
  const row = database
    .prepare('SELECT coalesce(max(CAST(number AS INTEGER)) + 1, ?) AS next FROM commerce_invoice_credits')
    .get(FIRST_NUMBER)
  const number = String(row?.next)
  database
    .prepare('INSERT INTO commerce_invoice_credits VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)')
    .run(
      number,
      credit.site,
      credit.customerId,
      credit.organizationUid ?? null,
      credit.orderCode ?? null,
      credit.returnCode ?? null,
      credit.invoiceNumber ?? null,
      credit.currency,
      credit.issuedOn,
      credit.total,
    )
  return number
}

/** Uses a part of a credit note up. */
export const spendCredit = (database: DatabaseSync, number: string, amount: number): void => {
  database.prepare('UPDATE commerce_invoice_credits SET open = open - ? WHERE number = ?').run(amount, number)
}

/** Takes what a credit note corrects off its invoice. */
export const correctInvoice = (
  database: DatabaseSync,
  {
    creditNumber,
    invoiceNumber,
    amount,
    on,
  }: Record<'creditNumber' | 'invoiceNumber' | 'on', string> & {
    amount: number
  },
): void => {
  spendCredit(database, creditNumber, amount)
  settleInvoice(database, invoiceNumber, {
    method: 'CREDIT',
    status: 'CAPTURED',
    creditNumber,
    amount,
    paidOn: on,
  })
  database
    .prepare('UPDATE commerce_invoices SET credited = credited + ? WHERE number = ?')
    .run(amount, invoiceNumber)
}
