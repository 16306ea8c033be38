import type { InvoicePayment } from '@/lib/contract/commerce/invoice/invoice-payment'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Fact = { term: string; text: string }

/** What a payment has come to, in a sentence. */
export function paymentHeadline(locale: Locale, { method, status }: InvoicePayment): string {
  const t = getTranslator(locale, 'invoices')
  return method === 'CREDIT' && status === 'CAPTURED'
    ? t('confirmation.settled')
    : t(`confirmation.${status}`)
}

/** How it was paid; of a card its last digits. */
function paymentMethod(locale: Locale, { method, card }: InvoicePayment): string {
  const { pay, confirmation } = getMessages(locale).invoices
  if (method === 'BANK_TRANSFER') return pay.transfer
  if (method === 'CREDIT' || card === undefined) return confirmation.creditNotes
  return getTranslator(locale, 'paymentCards')('nameless', { digits: card.last4 })
}

/** Date, way and name of a payment, for the page and the receipt. */
export function paymentFacts(locale: Locale, payment: InvoicePayment): readonly Fact[] {
  const t = getTranslator(locale, 'invoices')
  const { paidAt, payerName } = payment
  return [
    { term: t('confirmation.date'), text: formatDate(locale, paidAt) ?? paidAt },
    { term: t('confirmation.method'), text: paymentMethod(locale, payment) },
    ...(payerName === undefined ? [] : [{ term: t('confirmation.payer'), text: payerName }]),
  ]
}

/** The sums of a payment: of the invoices, less credit notes, and the rest. */
export function paymentSums(
  locale: Locale,
  payment: InvoicePayment,
): readonly (Fact & { isTotal: boolean })[] {
  const t = getTranslator(locale, 'invoices')
  const { total, credits, due } = payment
  return [
    { term: t('confirmation.total'), text: formatPrice(locale, total), isTotal: credits.length === 0 },
    ...credits.map(({ creditNumber: number, amount }) => ({
      term: t('confirmation.creditNote', { number }),
      text: formatPrice(locale, { ...amount, value: -amount.value }),
      isTotal: false,
    })),
    ...(credits.length === 0
      ? []
      : [{ term: paymentMethod(locale, payment), text: formatPrice(locale, due), isTotal: true }]),
  ]
}

/** The account for a transfer, with amount and reference; nothing for another way to pay. */
export function transferFacts(locale: Locale, { status, bankDetails, due }: InvoicePayment): readonly Fact[] {
  if (status !== 'PENDING_TRANSFER' || bankDetails === undefined) return []
  const t = getTranslator(locale, 'orders')
  return [
    { term: t('transfer.amount'), text: formatPrice(locale, due) },
    { term: t('transfer.holder'), text: bankDetails.accountHolder },
    { term: t('transfer.bank'), text: bankDetails.bankName },
    { term: t('transfer.number'), text: bankDetails.accountNumber },
    { term: t('transfer.reference'), text: bankDetails.reference },
  ]
}
