import type { DatabaseSync } from 'node:sqlite'
import type {
  InvoicePayment,
  InvoicePaymentAttempt,
} from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { findAnyInvoice } from '../invoices/invoice-store.ts'
import { bankTransferOf } from '../orders/bank-accounts.ts'
import { orderMarket } from '../orders/order-market.ts'
import { toWireDate } from '../wire-date.ts'
import type { StoredPayment } from './payment-store.ts'

/** A payment as its payer sees it, in the language in which it was made. */
export function toPayment(database: DatabaseSync, payment: StoredPayment): InvoicePayment {
  const { code, status, method, startedAt, email, payerName, credit, due, card, lines } = payment
  if (status === 'PROCESSING' || status === 'CHALLENGE' || status === 'DECLINED')
    throw new Error('an attempt is no payment')
  const market = orderMarket(payment)
  const price = (minor: number) => toPrice(market, minor)
  return {
    code: String(code),
    status,
    method,
    paidAt: toWireDate(startedAt),
    email,
    ...(payerName !== undefined && { payerName }),
    total: price(due + credit),
    ...(credit > 0 && { credit: price(credit) }),
    due: price(due),
    ...(card && { card: { brand: card.brand, last4: card.last4 } }),
    ...(method === 'BANK_TRANSFER' && { bankDetails: bankTransferOf(String(code)) }),
    invoices: lines.invoices.map(({ number, amount }) => ({
      invoiceNumber: number,
      amount: price(amount),
      open: price(findAnyInvoice(database, number)?.open ?? 0),
    })),
    credits: lines.credits.map(({ number, amount }) => ({ creditNumber: number, amount: price(amount) })),
  }
}

/** What has become of an attempt. */
export function toAttempt(payment: StoredPayment | undefined): InvoicePaymentAttempt {
  if (payment === undefined) return { status: 'UNKNOWN' }
  const { status, code, reason, paymentId: id, challengeUrl: url } = payment
  if (status === 'PROCESSING') return { status }
  if (status === 'DECLINED') return { status, ...(reason && { reason }) }
  if (status === 'CHALLENGE')
    return { status, ...(id !== undefined && url !== undefined && { challenge: { id, url } }) }
  return { status: 'ACCEPTED', paymentCode: String(code) }
}
