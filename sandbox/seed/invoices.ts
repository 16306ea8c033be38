import type { DatabaseSync } from 'node:sqlite'
import { findCustomerByIamId } from '../commerce/customers/customer-store.ts'
import { correctInvoice, insertCredit } from '../commerce/invoices/credit-store.ts'
import { disputeInvoice, insertInvoice, settleInvoice } from '../commerce/invoices/invoice-store.ts'
import { findSite } from '../commerce/sites.ts'
import type { SandboxContext } from '../context.ts'
import { isoDay } from '../iso-day.ts'
import { DEMO_CREDITS, DEMO_INVOICES } from './demo-invoices.ts'
import type { CreditFacts, InvoiceFacts } from './invoice-facts.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

const DAY = 86_400_000
const TERM_DAYS = 30
const PAID_AFTER_DAYS = 10

/** Numbers of invoices without an order begin here. */
const FIRST_NUMBER = 57_000_001

/** Invoices and credit notes of the people who show them. */
export const seedInvoices = (stores: Stores): void => {
  for (const { customer, ...invoice } of DEMO_INVOICES) seedInvoice(stores, customer, invoice)
  for (const { customer, ...credit } of DEMO_CREDITS) seedCredit(stores, customer, credit)
}

const ownerOf = (
  { database }: Stores,
  iamId: string,
  { site, currency }: Pick<InvoiceFacts, 'site' | 'currency'>,
) => {
  const customer = findCustomerByIamId(database, iamId)
  const known = findSite(site)
  if (customer === undefined || known === undefined) throw new Error(`nobody is invoiced as ${iamId}`)
  return { site, customerId: customer.customerId, currency: currency ?? known.currencies[0] }
}

const nextNumber = (database: DatabaseSync): string =>
  String(
    database
      .prepare(
        `SELECT coalesce(max(CAST(number AS INTEGER)) + 1, ?1) AS next FROM commerce_invoices
         WHERE order_code IS NULL`,
      )
      .get(FIRST_NUMBER)?.next,
  )

/** Writes an invoice of no order, and what has come of it. */
export const seedInvoice = (stores: Stores, iamId: string, facts: InvoiceFacts): void => {
  const { database, clock } = stores
  const dayOf = (daysAgo: number) => isoDay(clock.now() - Math.max(0, daysAgo) * DAY)
  const { daysAgo, total, paid, credited, dispute, organizationUid, purchaseOrderNumber } = facts
  const owner = ownerOf(stores, iamId, facts)
  const number = nextNumber(database)
  const issuedOn = dayOf(daysAgo)
  insertInvoice(database, {
    ...owner,
    number,
    organizationUid,
    purchaseOrderNumber,
    postalCode: facts.postalCode ?? '',
    issuedOn,
    dueOn: isoDay(Date.parse(issuedOn) + TERM_DAYS * DAY),
    total,
  })
  const paidOn = dayOf(daysAgo - PAID_AFTER_DAYS)
  if (paid !== undefined)
    settleInvoice(database, number, { method: 'BANK_TRANSFER', status: 'CAPTURED', amount: paid, paidOn })
  if (credited !== undefined) {
    const credit = { ...owner, organizationUid, invoiceNumber: number, issuedOn: paidOn, total: credited }
    const creditNumber = insertCredit(database, credit)
    correctInvoice(database, { creditNumber, invoiceNumber: number, amount: credited, on: paidOn })
  }
  if (dispute !== undefined) disputeInvoice(database, number, { on: paidOn, reason: dispute })
}

/** Writes a credit note of which nothing is used. */
export const seedCredit = (stores: Stores, iamId: string, facts: CreditFacts): void => {
  const { daysAgo, total, organizationUid } = facts
  insertCredit(stores.database, {
    ...ownerOf(stores, iamId, facts),
    organizationUid,
    issuedOn: isoDay(stores.clock.now() - daysAgo * DAY),
    total,
  })
}
