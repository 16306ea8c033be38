import 'server-only'
import { payInvoices } from '@/lib/backends/commerce/invoice-payments.server'
import type { InvoicePayment } from '@/lib/contract/commerce/invoice/invoice-payment'
import { type FieldRefusal, type FormErrors, formError } from '@/lib/forms/form-errors'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import {
  failedBy,
  type NextResult,
  NO_ERRORS,
  type ResultOf,
  STORED_FORM_RESULT,
} from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { limitedCardCheck } from '@/lib/payment-cards/limited-card-check.server'
import { isOutage, ok, type Problem, type Result } from '@/lib/result/result'
import { readSender, type Sender, senderId } from '@/lib/session/customer.server'
import { invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import { type InvoicePayer, payerOf } from './payer.server'
import type { CheckedPayment } from './payment-fields'
import { paymentRefusal } from './payment-refusal'
import { type PaymentSelection, paymentAddress, selectionMark } from './selection'
import { sentPaymentAddress } from './sent-payment'
import { readSubmittedPayment, type SubmittedPayment } from './submitted-payment'
import { toPaymentInput } from './to-payment-input'

const rejected = (errors: FormErrors): ResultOf<NextResult> => ({ kind: 'rejected', errors })

/**
 * Pays invoices once per submission, with an account or with the look-up of one invoice (pages: Invoices,
 * payment). What is paid is what the page has shown: amounts that were changed since are shown
 * again with their sums first.
 */
export const handleInvoicePayment = defineForm<Sender, SubmittedPayment, NextResult>({
  readSender,
  counters: ({ sender, address }) => [
    { limit: 'write', key: `invoice-payments/${senderId(sender) ?? address}` },
  ],
  name: 'invoice-payment',
  page: ({ locale, fields }) => paymentAddress(locale, readSubmittedPayment(locale, fields).selection),
  fallbackPage: invoicesPath,
  typed: ({ fields }) => typedTexts(fields),
  parse: ({ locale, fields }) => ok(readSubmittedPayment(locale, fields)),
  result: STORED_FORM_RESULT,
  submit: async ({ sender, locale, address, fields }, submitted, { key }) => {
    const payer = await payerOf(sender.customer, sender.cookies, locale)
    if (payer === 'unavailable') return { kind: 'failed', reason: 'unavailable' }
    if (payer === undefined) return lookUpAgain(locale)
    const { checked, isUpdate, token } = submitted
    if (isUpdate) return rejected(amountErrors(checked))
    if (!checked.ok) return rejected({ fieldErrors: checked.error, formErrors: [] })
    if (selectionMark(checked.value.selection) !== submitted.reviewed)
      return showChanged(locale, { sender, fields }, checked.value.selection)
    const input = toPaymentInput(checked.value, token)
    if (input === undefined) return rejected(formError('cardMissing'))
    const sent = { key, sentAt: Date.now() }
    const pay = () => payInvoices(payer.context, input, key)
    const paid =
      input.method === 'CARD' ? await limitedCardCheck({ user: limitedAs(payer), address }, pay) : await pay()
    return nextAfter(paid, {
      href: sentPaymentAddress(locale, sent, checked.value.selection),
      payer,
    })
  },
})

const TYPED = /^(?:amount|credit)-[\w.-]{1,64}$|^(?:way|email|payerName)$/

/** What the form gives back; a card has to be entered again. */
const typedTexts = (fields: FormSubmission['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      TYPED.test(name) && typeof value === 'string' ? [[name, value.slice(0, 300)]] : [],
    ),
  )

/** Guests are counted by what they pay: each look-up makes a new payer of them. */
const limitedAs = (payer: InvoicePayer): string =>
  payer.kind === 'user' ? payer.id : `invoice/${payer.invoice}`

/** Whoever only asks for the sums is told of wrong amounts, not of what they have not come to yet. */
function amountErrors(checked: Result<CheckedPayment, readonly FieldRefusal[]>): FormErrors {
  if (checked.ok) return NO_ERRORS
  return { fieldErrors: checked.error.filter(({ name }) => /^(?:amount|credit)-/.test(name)), formErrors: [] }
}

/** The page with the sums of the amounts as they are now; nothing is paid before they have been shown. */
async function showChanged(
  locale: Locale,
  { sender, fields }: { sender: Sender; fields: FormSubmission['fields'] },
  selection: PaymentSelection,
): Promise<NextResult> {
  const form = { fields: typedTexts(fields), errors: formError('totalChanged') }
  const id = await saveRejectedForm(form, senderId(sender))
  return { kind: 'next', href: rejectedFormAddress(paymentAddress(locale, selection), id) }
}

const lookUpAgain = (locale: Locale): NextResult => ({
  kind: 'next',
  href: invoicesPath(locale),
  flash: {
    tone: 'caution',
    message: getTranslator(locale, 'invoices')('lookup.over'),
    lines: [],
  },
})

/**
 * What has become of a declined or an unknown payment is said by the page of the attempt: it is never sent
 * again from here.
 */
function nextAfter(
  paid: Result<InvoicePayment, Problem>,
  { href, payer }: { href: string; payer: InvoicePayer },
): ResultOf<NextResult> {
  if (paid.ok) return { kind: 'next', href }
  const { error } = paid
  if (error.status === 429) return failedBy(error)
  if (error.status === 401)
    return payer.kind === 'guest' ? lookUpAgain(payer.context.locale) : failedBy(error)
  const isOpen = OPEN_ATTEMPTS.includes(error.code ?? '') || isOutage(error)
  if (isOpen) return { kind: 'next', href }
  const errors = paymentRefusal(error)
  return errors === undefined ? failedBy(error) : rejected(errors)
}

const OPEN_ATTEMPTS: readonly string[] = [
  'PaymentDeclinedError',
  'PaymentChallengeError',
  'IdempotencyConflictError',
]
