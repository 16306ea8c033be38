import type { DatabaseSync } from 'node:sqlite'
import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'
import type { InvoiceSums, InvoiceSumsInput } from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { findCredit, type StoredCredit } from '../invoices/credit-store.ts'
import type { StoredInvoice } from '../invoices/invoice-row.ts'
import { findAnyInvoice } from '../invoices/invoice-store.ts'
import type { Payer } from './payer.ts'
import type { PaymentLines } from './payment-store.ts'
import { reservedFor } from './reserved-amounts.ts'

/** What would be paid, in minor units of one currency; `openOf`: what each number has open now. */
export type JudgedSums = {
  currency: string
  total: number
  credit: number
  due: number
  lines: PaymentLines
  openOf: ReadonlyMap<string, number>
}

const sum = (lines: readonly { amount: number }[]): number =>
  lines.reduce((all, { amount }) => all + amount, 0)

const toLines = ({ invoices, credits }: InvoiceSumsInput): PaymentLines => ({
  invoices: invoices.map(line => ({ number: line.invoiceNumber, amount: Math.round(line.amount * 100) })),
  credits: credits.map(line => ({ number: line.creditNumber, amount: Math.round(line.amount * 100) })),
})

const missing = (number: string) =>
  occError.notFound('There is no such invoice.', { reason: 'notFound', subject: number })

const fault = (subject: string, reason: string): OccErrorEntry => ({
  ...fieldFault(subject, 'invalid', 'The payment cannot be made like this.'),
  reason,
})

/**
 * Judges what somebody wants to pay. Throws for invoices that are not theirs to pay, were paid meanwhile or
 * have less open, for several currencies, and for credit notes of another account or of more than is paid.
 */
export function judgeSums(database: DatabaseSync, payer: Payer, input: InvoiceSumsInput): JudgedSums {
  const lines = toLines(input)
  const all = [...lines.invoices, ...lines.credits].map(({ number }) => number)
  if (new Set(all).size < all.length) throw validationError([fault('invoices', 'duplicate')])
  const invoices = lines.invoices.map(({ number }) => {
    const invoice = findAnyInvoice(database, number)
    if (invoice === undefined || !payer.mayPay(invoice)) throw missing(number)
    return invoice
  })
  const credits = lines.credits.map(({ number }) => {
    const credit = findCredit(database, number)
    if (credit === undefined || payer.customerId === undefined || !payer.mayPay(credit)) throw missing(number)
    return credit
  })
  const [first] = invoices
  if (first === undefined) throw validationError([fault('invoices', 'missing')])
  if (invoices.some(({ currency }) => currency !== first.currency))
    throw validationError([fault('invoices', 'mixedCurrencies')])
  requireSameAccount(invoices, credits)
  const openOf = requireOpen(database, payer, lines, [...invoices, ...credits])
  const [total, credit] = [sum(lines.invoices), sum(lines.credits)]
  if (credit > total) throw validationError([fault('credits', 'tooLarge')])
  return { currency: first.currency, total, credit, due: total - credit, lines, openOf }
}

/** Money never goes from one account to another, nor from one currency into another. */
function requireSameAccount(invoices: readonly StoredInvoice[], credits: readonly StoredCredit[]): void {
  const accountOf = ({ organizationUid, currency }: StoredInvoice | StoredCredit) =>
    `${organizationUid ?? ''} ${currency}`
  const accounts = new Set([...invoices, ...credits].map(accountOf))
  if (credits.length > 0 && accounts.size > 1) throw validationError([fault('credits', 'otherAccount')])
}

function requireOpen(
  database: DatabaseSync,
  payer: Payer,
  lines: PaymentLines,
  known: readonly (StoredInvoice | StoredCredit)[],
): ReadonlyMap<string, number> {
  const openOf = new Map(known.map(({ number, open }) => [number, open]))
  const reserved = reservedFor(database, payer.id)
  const faults: OccErrorEntry[] = []
  for (const { number, amount } of [...lines.invoices, ...lines.credits]) {
    const open = openOf.get(number) ?? 0
    if (open === 0)
      throw occError.invoiceState('It is paid already.', {
        reason: 'paid',
        subject: number,
        subjectType: 'invoice',
      })
    const held = reserved.get(number)
    if (held !== undefined && amount > open - held)
      throw occError.invoiceState('It is being paid.', {
        reason: 'beingPaid',
        subject: number,
        subjectType: 'invoice',
      })
    if (amount > open) faults.push({ ...fault(number, 'tooLarge'), subjectType: 'invoice' })
  }
  if (faults.length > 0) throw validationError(faults)
  return openOf
}

/** Judged sums in the currency of the invoices. */
export function toSums(
  { market }: Payer,
  { currency, total, credit, due, lines, openOf }: JudgedSums,
): InvoiceSums {
  const price = (minor: number) => toPrice({ ...market, currency }, minor)
  const after = ({ number, amount }: { number: string; amount: number }) => ({
    amount: price(amount),
    openAfter: price((openOf.get(number) ?? 0) - amount),
  })
  return {
    total: price(total),
    ...(credit > 0 && { credit: price(credit) }),
    due: price(due),
    invoices: lines.invoices.map(line => ({ invoiceNumber: line.number, ...after(line) })),
    credits: lines.credits.map(line => ({ creditNumber: line.number, ...after(line) })),
  }
}
