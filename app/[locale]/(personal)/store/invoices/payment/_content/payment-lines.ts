import type { AmountLine } from '@/components/invoices/payment/amount-lines'
import { formatDate } from '@/lib/format/date'
import { numberFormat } from '@/lib/format/formats'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { amountFormat } from '@/lib/invoices/payment/amount-format'
import type { PaymentData } from '@/lib/invoices/payment/load-payment.server'
import { amountField, creditField, type PaymentRules } from '@/lib/invoices/payment/payment-fields'
import { getSite, type Locale } from '@/lib/site/sites'

/** The sign of a currency, as the site writes it. */
const signOf = (locale: Locale, currency: string): string =>
  numberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The invoices of a payment, as the form shows them. */
export const invoiceLines = (locale: Locale, { lines }: PaymentData): readonly AmountLine[] =>
  lines.map(({ invoice }) => {
    const t = getTranslator(locale, 'invoices')
    const { invoiceNumber: number, dueOn, open, total, organization, pending } = invoice
    return {
      field: amountField(number),
      name: t('named', { number }),
      label: t('pay.amount', { number }),
      currency: signOf(locale, open.currencyIso),
      facts: [
        t('openOf', { open: formatPrice(locale, open), total: formatPrice(locale, total) }),
        t('due', { date: formatDate(locale, dueOn) ?? dueOn }),
        ...(organization === undefined ? [] : [organization.name]),
        ...(pending === undefined ? [] : [t('pending', { amount: formatPrice(locale, pending) })]),
      ],
    }
  })

/** The credit notes that can be used, as the form shows them. */
export const creditLines = (locale: Locale, { credits }: PaymentData): readonly AmountLine[] =>
  credits.map(({ credit: { creditNumber: number, open, issuedOn } }) => {
    const t = getTranslator(locale, 'invoices')
    return {
      field: creditField(number),
      name: t('confirmation.creditNote', { number }),
      label: t('pay.credit', { number }),
      currency: signOf(locale, open.currencyIso),
      facts: [
        t('pay.creditOpen', { open: formatPrice(locale, open) }),
        formatDate(locale, issuedOn) ?? issuedOn,
      ],
    }
  })

/** What the browser checks before the form is sent. */
export function paymentRules(
  locale: Locale,
  { lines, credits, sums }: PaymentData,
  ways: readonly { value: string }[],
): PaymentRules {
  const currency = lines[0]?.invoice.open.currencyIso ?? getSite(locale).currency
  return {
    format: amountFormat(locale, currency),
    invoices: lines.map(({ invoice }) => ({ number: invoice.invoiceNumber, open: invoice.open.value })),
    credits: credits.map(({ credit }) => ({ number: credit.creditNumber, open: credit.open.value })),
    ...(sums !== undefined && ways.length > 0 && { ways: ways.map(({ value }) => value) }),
  }
}
