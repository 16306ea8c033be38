import type { Invoice } from '../../../lib/contract/commerce/invoice/invoice.ts'
import type { InvoiceCredit, InvoiceList } from '../../../lib/contract/commerce/invoice/invoice-list.ts'
import { type Market, toPrice } from '../catalogue/products/money.ts'
import type { StoredCredit } from './credit-store.ts'
import type { sumAgeing } from './invoice-list.ts'
import { invoiceStatus, type StoredInvoice } from './invoice-row.ts'
import type { Settlement } from './invoice-store.ts'

const DAY = 86_400_000

type Place = Pick<Market, 'site' | 'language'>

/** How an account is named in an answer. */
const organizationOf = ({
  organizationUid: uid,
  organizationName: name = '',
  accountNumber,
}: Pick<StoredInvoice, 'organizationUid' | 'organizationName' | 'accountNumber'>) =>
  uid === undefined
    ? {}
    : {
        organization: {
          uid,
          name,
          ...(accountNumber !== undefined && { customerAccountNumber: accountNumber }),
        },
      }

/** An invoice on a day, as somebody sees it who may pay it or not. */
export function toInvoice(
  place: Place,
  invoice: StoredInvoice,
  { today, mayPay }: { today: string; mayPay: boolean },
): Invoice {
  const { number, orderCode, purchaseOrderNumber, issuedOn, dueOn, disputedOn, disputeReason } = invoice
  const price = (minor: number) => toPrice({ ...place, currency: invoice.currency }, minor)
  const status = invoiceStatus(invoice, today)
  return {
    invoiceNumber: number,
    ...(orderCode !== undefined && { orderCode: String(orderCode) }),
    ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    ...organizationOf(invoice),
    issuedOn,
    dueOn,
    status,
    ...(status === 'OVERDUE' && {
      daysOverdue: Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY),
    }),
    total: price(invoice.total),
    open: price(invoice.open),
    ...(invoice.pending > 0 && { pending: price(invoice.pending) }),
    ...(disputedOn !== undefined && {
      disputed: { since: disputedOn, ...(disputeReason !== undefined && { reason: disputeReason }) },
    }),
    payable: mayPay && invoice.open > 0,
  }
}

/** What came off an invoice, in its currency. */
export const toPaymentsOf = (
  place: Place,
  currency: string,
  settlements: readonly Settlement[],
): NonNullable<Invoice['payments']> =>
  settlements.map(({ paymentCode, amount, paidOn, method, status, creditNumber }) => ({
    ...(paymentCode !== undefined && { code: String(paymentCode) }),
    amount: toPrice({ ...place, currency }, amount),
    paidAt: paidOn,
    method,
    status,
    ...(creditNumber !== undefined && { creditNumber }),
  }))

export function toCredit(place: Place, credit: StoredCredit): InvoiceCredit {
  const { number, issuedOn, orderCode, returnCode, invoiceNumber } = credit
  const price = (minor: number) => toPrice({ ...place, currency: credit.currency }, minor)
  return {
    creditNumber: number,
    issuedOn,
    ...organizationOf(credit),
    ...(orderCode !== undefined && { orderCode: String(orderCode) }),
    ...(returnCode !== undefined && { returnCode: String(returnCode) }),
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    total: price(credit.total),
    open: price(credit.open),
  }
}

export function toAgeing(
  place: Place,
  { currency, credit, ...days }: ReturnType<typeof sumAgeing>[number],
): InvoiceList['ageing'][number] {
  const price = (minor: number) => toPrice({ ...place, currency }, minor)
  const overdue = days.days1To30 + days.days31To60 + days.days61To90 + days.over90
  return {
    currencyIso: currency,
    current: price(days.current),
    days1To30: price(days.days1To30),
    days31To60: price(days.days31To60),
    days61To90: price(days.days61To90),
    over90: price(days.over90),
    overdue: price(overdue),
    total: price(overdue + days.current),
    credit: price(credit),
  }
}
