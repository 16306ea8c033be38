import type { DatabaseSync } from 'node:sqlite'
import { isoDay } from '../../iso-day.ts'
import { spendCredit } from '../invoices/credit-store.ts'
import { settleInvoice } from '../invoices/invoice-store.ts'
import type { PaymentLines, StoredPayment } from './payment-store.ts'

type Part = { invoice: string; credit: string | undefined; amount: number }

/** Which part of which invoice is paid by which credit note; the rest is paid by card or transfer. */
function allocate({ invoices, credits }: PaymentLines): Part[] {
  const left = credits.map(credit => ({ ...credit }))
  return invoices.flatMap(({ number: invoice, amount }) => {
    const parts: Part[] = []
    let rest = amount
    for (const credit of left) {
      const used = Math.min(rest, credit.amount)
      if (used === 0) continue
      parts.push({ invoice, credit: credit.number, amount: used })
      credit.amount -= used
      rest -= used
    }
    return rest === 0 ? parts : [...parts, { invoice, credit: undefined, amount: rest }]
  })
}

/** Takes an accepted payment off its invoices and credit notes. Call inside a transaction. */
export function applyPayment(
  database: DatabaseSync,
  { code, lines, method }: StoredPayment,
  status: 'AUTHORIZED' | 'CAPTURED' | 'PENDING_TRANSFER',
  now: number,
): void {
  const paidOn = isoDay(now)
  for (const { number, amount } of lines.credits) spendCredit(database, number, amount)
  for (const { invoice, credit, amount } of allocate(lines))
    settleInvoice(
      database,
      invoice,
      credit === undefined
        ? { paymentCode: code, method, status, amount, paidOn }
        : { paymentCode: code, method: 'CREDIT', creditNumber: credit, status: 'CAPTURED', amount, paidOn },
    )
}

/** Notes that the sum of an authorized payment was taken. */
export const noteCaptured = (database: DatabaseSync, code: number): void => {
  database
    .prepare(
      `UPDATE commerce_invoice_settlements SET status = 'CAPTURED' WHERE payment_code = ? AND status = 'AUTHORIZED'`,
    )
    .run(code)
}
