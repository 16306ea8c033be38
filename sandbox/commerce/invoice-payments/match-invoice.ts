import type { DatabaseSync } from 'node:sqlite'
import type { z } from 'zod'
import type { invoiceLookupInputSchema } from '../../../lib/contract/commerce/invoice/invoice-lookup.ts'
import type { StoredInvoice } from '../invoices/invoice-row.ts'
import { findAnyInvoice } from '../invoices/invoice-store.ts'

type Wanted = z.infer<typeof invoiceLookupInputSchema>

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[\s-]/g, '').toLowerCase()

/**
 * The invoice with a number and an account number, if its amount or its postal code is right, too. A number
 * without an invoice takes as long: it is compared with the latest one.
 */
export const matchInvoice = (
  database: DatabaseSync,
  site: string,
  { invoiceNumber, customerAccountNumber, amount, postalCode }: Wanted,
): StoredInvoice | undefined => {
  const number = plain(invoiceNumber)
  const invoice = findAnyInvoice(database, numberOrLatest(database, number))
  if (invoice === undefined) return undefined
  const isAmount = amount !== undefined && Math.round(amount * 100) === invoice.total
  const isPlace = plain(postalCode) !== '' && plain(postalCode) === plain(invoice.postalCode)
  const isAccount = plain(invoice.accountNumber) === plain(customerAccountNumber)
  const isMatch = invoice.number === number && invoice.site === site && isAccount && (isAmount || isPlace)
  return isMatch ? invoice : undefined
}

/** One query for both, so that neither takes longer. */
const numberOrLatest = (database: DatabaseSync, number: string): string =>
  String(
    database
      .prepare(
        `SELECT coalesce((SELECT number FROM commerce_invoices WHERE number = ?),
           (SELECT max(number) FROM commerce_invoices), '') AS number`,
      )
      .get(number)?.number,
  )
