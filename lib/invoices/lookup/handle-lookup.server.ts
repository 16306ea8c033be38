import 'server-only'
import { lookUpInvoice } from '@/lib/backends/commerce/invoice-lookup.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ok } from '@/lib/result/result'
import { readSender, type Sender } from '@/lib/session/customer.server'
import { invoicePaymentPath, invoicesPath } from '@/lib/site/invoice-paths'
import { getSite } from '@/lib/site/sites'
import { amountFormat } from '../payment/amount-format'
import { rememberInvoiceLookup } from './lookup-cookie.server'
import { countedNumber, INVOICE_LOOKUP_FIELDS, readKnownInvoice } from './lookup-form'

type Fields = FormSubmission['fields']

/** Longest text that the form gives back. */
const MOST_CHARACTERS = 60

const rejected = (fieldErrors: readonly { name: string; code: string }[]) =>
  ({ kind: 'rejected', errors: { fieldErrors, formErrors: [] } }) as const

/**
 * Looks an invoice up without an account and leads to its payment. Every miss has the same answer, and
 * look-ups are counted per address and per invoice.
 */
export const handleInvoiceLookup = defineForm<Sender, Fields, NextResult>({
  readSender,
  counters: ({ address, fields }) => {
    const number = countedNumber(fields)
    return [
      { limit: 'lookupByAddress', key: `invoice/${address}` },
      ...(number === undefined ? [] : [{ limit: 'lookupByUser', key: `invoice/${number}` } as const]),
    ]
  },
  name: 'invoice-lookup',
  page: ({ locale }) => invoicesPath(locale),
  fallbackPage: invoicesPath,
  typed: ({ fields }) =>
    Object.fromEntries(
      Object.values(INVOICE_LOOKUP_FIELDS).map(name => {
        const value = fields[name]
        return [name, typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : '']
      }),
    ),
  parse: ({ fields }) => ok(fields),
  result: STORED_FORM_RESULT,
  submit: async ({ locale, address }, fields, { key }) => {
    const known = readKnownInvoice(fields, amountFormat(locale, getSite(locale).currency))
    if (!known.ok) return rejected(known.error)
    const found = await lookUpInvoice({ locale, client: { address, idempotencyKey: key } }, known.value)
    if (!found.ok)
      return found.error.status === 404
        ? rejected([{ name: INVOICE_LOOKUP_FIELDS.invoice, code: 'notFound' }])
        : failedBy(found.error)
    const { lookupToken: token, payer, invoice } = found.value
    const cookies = await rememberInvoiceLookup(locale, { invoice: invoice.invoiceNumber, token, payer })
    return { kind: 'next', href: invoicePaymentPath(locale), cookies }
  },
})
