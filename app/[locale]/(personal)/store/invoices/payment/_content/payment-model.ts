import type { FormModel } from '@/components/form/enhanced/form-model'
import { formatPrice } from '@/lib/format/money'
import { plainAmount } from '@/lib/format/plain-amount'
import { hasErrors } from '@/lib/forms/form-errors'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { PaymentData } from '@/lib/invoices/payment/load-payment.server'
import { amountField, cardOfWay, creditField, PAYMENT_FIELDS } from '@/lib/invoices/payment/payment-fields'
import { invoicePaymentActionPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'
import { formTexts } from '../../../../_forms/form-texts'

type Drawn = {
  hidden: HiddenFieldValues
  /** What was typed before, and its errors. */
  rejected: RejectedForm | undefined
  email: string | undefined
  ways: readonly { value: string }[]
}

/** Data of the form that pays invoices: amounts as they are, what was typed, and the texts of its errors. */
export function paymentModel(
  locale: Locale,
  data: PaymentData,
  { hidden, rejected, email, ways }: Drawn,
): Omit<FormModel, 'aids' | 'restored' | 'recordVersion'> {
  const { pay } = getMessages(locale).invoices
  const { sums, fault } = data
  // What is wrong now counts more than what was wrong when the form was sent.
  const errors = fault ?? (rejected !== undefined && hasErrors(rejected.errors) ? rejected.errors : undefined)
  // Preselects the first saved card, the user's default; a bank transfer is never preselected.
  const usual = ways.find(({ value }) => cardOfWay(value) !== undefined)
  const texts = formTexts(locale, [PAYMENT_FIELDS.email])
  return {
    ...hidden,
    ...texts,
    action: invoicePaymentActionPath(locale),
    values: {
      ...amountsOf(locale, data),
      [PAYMENT_FIELDS.email]: email ?? '',
      [PAYMENT_FIELDS.way]: usual?.value ?? '',
      ...rejected?.fields,
    },
    ...(errors !== undefined && { errors }),
    messages: { ...texts.messages, ...pay.errors, ...messagesOf(locale, data) },
    pending: pay.pending,
    submit:
      sums === undefined || sums.due.value === 0
        ? pay.submitCredit
        : fill(pay.submit, { amount: formatPrice(locale, sums.due) }),
  }
}

const amountsOf = (locale: Locale, { lines, credits }: PaymentData): Record<string, string> =>
  Object.fromEntries([
    ...lines.map(({ invoice, amount: value }) => [
      amountField(invoice.invoiceNumber),
      plainAmount(locale, { currencyIso: invoice.open.currencyIso, value }),
    ]),
    ...credits.map(({ credit, amount: value }) => [
      creditField(credit.creditNumber),
      value === undefined ? '' : plainAmount(locale, { currencyIso: credit.open.currencyIso, value }),
    ]),
  ])

/** The errors of each amount, which name what is open of it. */
function messagesOf(locale: Locale, { lines, credits }: PaymentData): Record<string, string> {
  const { pay } = getMessages(locale).invoices
  const { errors } = pay
  const ofField = (
    name: string,
    label: string,
    open: Parameters<typeof plainAmount>[1],
    tooLarge: string,
  ) => [
    [`labels.${name}`, label],
    [`fields.${name}.required`, errors.amountRequired],
    [`fields.${name}.invalid`, fill(errors.amountInvalid, { example: plainAmount(locale, open) })],
    [`fields.${name}.tooLarge`, fill(tooLarge, { open: formatPrice(locale, open) })],
  ]
  return Object.fromEntries([
    ...lines.flatMap(({ invoice: { invoiceNumber: number, open } }) =>
      ofField(amountField(number), fill(pay.amount, { number }), open, errors.amountTooLarge),
    ),
    ...credits.flatMap(({ credit: { creditNumber: number, open } }) =>
      ofField(creditField(number), fill(pay.credit, { number }), open, errors.creditTooLargeFor),
    ),
    [`fields.${PAYMENT_FIELDS.way}.required`, errors.wayRequired],
    [`labels.${PAYMENT_FIELDS.way}`, pay.way],
    [`labels.${PAYMENT_FIELDS.email}`, pay.email],
    [`labels.${PAYMENT_FIELDS.payerName}`, pay.payerName],
  ])
}
