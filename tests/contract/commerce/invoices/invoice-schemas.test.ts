import { describe, expect, it } from 'vitest'
import {
  INVOICE_STATUSES,
  type Invoice,
  invoiceSchema,
} from '../../../../lib/contract/commerce/invoice/invoice.ts'
import {
  INVOICE_SORTS,
  type InvoiceCredit,
  type InvoiceList,
  invoiceCreditListSchema,
  invoiceListSchema,
} from '../../../../lib/contract/commerce/invoice/invoice-list.ts'
import {
  invoiceLookupInputSchema,
  invoiceLookupSchema,
  invoiceLookupViewInputSchema,
  type MaskedInvoice,
} from '../../../../lib/contract/commerce/invoice/invoice-lookup.ts'
import {
  type InvoicePayment,
  type InvoicePaymentAttempt,
  type InvoicePaymentInput,
  type InvoiceSums,
  type InvoiceSumsInput,
  invoicePaymentAttemptSchema,
  invoicePaymentInputSchema,
  invoicePaymentSchema,
  invoiceSumsInputSchema,
  invoiceSumsSchema,
} from '../../../../lib/contract/commerce/invoice/invoice-payment.ts'

const price = (value: number) => ({ currencyIso: 'USD', value })

const invoice: Invoice = {
  invoiceNumber: '57000001',
  issuedOn: '2026-08-01',
  dueOn: '2026-08-31',
  status: 'OVERDUE',
  daysOverdue: 28,
  total: price(120),
  open: price(100),
  payable: true,
  payments: [{ amount: price(20), paidAt: '2026-08-20', method: 'CARD', status: 'CAPTURED' }],
}

const sums: InvoiceSums = {
  total: price(100),
  credit: price(10),
  due: price(90),
  invoices: [{ invoiceNumber: '57000001', amount: price(100), openAfter: price(0) }],
  credits: [{ creditNumber: '59000001', amount: price(10), openAfter: price(0) }],
}

const asked: InvoiceSumsInput = { invoices: [{ invoiceNumber: '57000001', amount: 100.01 }], credits: [] }

const input: InvoicePaymentInput = { ...asked, method: 'BANK_TRANSFER', email: 'pay@example.com' }

describe('what is sent about a payment of invoices', () => {
  it.each([0, -1, 0.001, 1_000_000, Number.NaN])('has no amount such as %s', amount => {
    const wrong = { invoices: [{ invoiceNumber: '57000001', amount }] }
    expect(invoiceSumsInputSchema.safeParse(wrong).success).toBe(false)
  })

  it.each([0.01, 0.07, 1.1, 19.99, 4_503.6, 999_999.99])('may have the amount %s', amount => {
    const right = { invoices: [{ invoiceNumber: '57000001', amount }] }
    expect(invoiceSumsInputSchema.safeParse(right).success).toBe(true)
  })

  it('names an invoice, a way to pay, and where the receipt goes', () => {
    expect(invoicePaymentInputSchema.parse(input)).toEqual(input)
    expect(invoicePaymentInputSchema.safeParse({ ...input, invoices: [] }).success).toBe(false)
    expect(invoicePaymentInputSchema.safeParse({ ...input, method: 'CASH' }).success).toBe(false)
    expect(invoicePaymentInputSchema.safeParse({ ...input, email: 'pay' }).success).toBe(false)
  })
})

describe('what is answered about invoices', () => {
  it('has each status, each order, and money of commerce', () => {
    const credit: InvoiceCredit = {
      creditNumber: '59000001',
      issuedOn: '2026-09-01',
      total: price(10),
      open: price(10),
    }
    const list: InvoiceList = {
      invoices: INVOICE_STATUSES.map(status => ({ ...invoice, status })),
      sorts: INVOICE_SORTS.map(code => ({ code, selected: false })),
      pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 5, sort: 'byNumber:asc' },
      ageing: [],
      lockedOrganizations: [{ uid: 'org', name: 'Name' }],
    }
    expect(invoiceListSchema.parse(list)).toEqual(list)
    expect(invoiceCreditListSchema.parse({ credits: [credit] }).credits).toEqual([credit])
    expect(invoiceSchema.parse(invoice)).toEqual(invoice)
    expect(invoiceSumsSchema.parse(sums)).toEqual(sums)
  })

  it('tells of a payment what a receipt tells', () => {
    const payment: InvoicePayment = {
      code: '8000001',
      status: 'CAPTURED',
      method: 'CARD',
      paidAt: '2026-09-28T10:00:00+0000',
      email: 'pay@example.com',
      total: price(100),
      due: price(100),
      card: { brand: 'visa', last4: '4242' },
      invoices: [{ invoiceNumber: '57000001', amount: price(100), open: price(0) }],
      credits: [],
    }
    const attempt: InvoicePaymentAttempt = { status: 'ACCEPTED', paymentCode: payment.code }
    expect(invoicePaymentSchema.parse(payment)).toEqual(payment)
    expect(invoicePaymentAttemptSchema.parse(attempt)).toEqual(attempt)
  })

  it('tells somebody without an account neither the order nor whose purchase order it is', () => {
    const { payments: _payments, daysOverdue: _days, ...shown } = invoice
    const masked: MaskedInvoice = { ...shown, name: 'L***' }
    const found = { lookupToken: 'secret', expiresAt: '2026-09-28T10:00:00+0000', payer: 'lookup-1' }
    const answered = { ...found, invoice: { ...masked, orderCode: '30000001', purchaseOrderNumber: 'PO' } }
    expect(invoiceLookupSchema.parse(answered)).toEqual({ ...found, invoice: masked })
  })
})

describe('a look-up without an account', () => {
  it('needs both numbers', () => {
    const numbers = { invoiceNumber: ' 57000001 ', customerAccountNumber: '1005' }
    expect(invoiceLookupInputSchema.parse(numbers)).toEqual({ ...numbers, invoiceNumber: '57000001' })
    expect(invoiceLookupInputSchema.safeParse({ invoiceNumber: '57000001' }).success).toBe(false)
    expect(invoiceLookupViewInputSchema.parse({ lookupToken: 'secret' })).toEqual({ lookupToken: 'secret' })
  })
})
