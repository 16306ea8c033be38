import 'server-only'
import type { InvoicePayment } from '@/lib/contract/commerce/invoice/invoice-payment'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { newPdf, writeHead } from '@/lib/orders/documents/new-pdf.server'
import type { Locale } from '@/lib/site/sites'
import { paymentFacts, paymentHeadline, paymentSums, transferFacts } from './payment-facts'

/** The receipt of a payment with the texts and figures of its page; of a transfer, what has to be paid. */
export async function receiptPdf(locale: Locale, payment: InvoicePayment): Promise<Buffer> {
  const t = getTranslator(locale, 'invoices')
  const isTransfer = payment.status === 'PENDING_TRANSFER'
  const title = isTransfer ? paymentHeadline(locale, payment) : t('confirmation.receiptTitle')
  const pdf = newPdf(locale, `${title} ${payment.code}`)
  writeHead(locale, pdf, { title, lines: [`${t('confirmation.number')} ${payment.code}`] })
  if (isTransfer) pdf.paragraph(t('confirmation.notPaidYet'))
  pdf.terms(
    [...paymentFacts(locale, payment), ...transferFacts(locale, payment)].map(({ term, text }) => ({
      term,
      lines: [text],
    })),
  )
  pdf.heading('H2', t('confirmation.invoices'))
  await pdf.table(
    [
      { title: t('columns.number'), share: 8 },
      { title: t(isTransfer ? 'confirmation.announced' : 'confirmation.paid'), share: 5, align: 'right' },
      { title: t('confirmation.left'), share: 5, align: 'right' },
    ],
    payment.invoices.map(({ invoiceNumber, amount, open }) => [
      invoiceNumber,
      formatPrice(locale, amount),
      formatPrice(locale, open),
    ]),
  )
  pdf.terms(
    paymentSums(locale, payment).map(({ term, text, isTotal }) => ({
      term,
      lines: [text],
      isStrong: isTotal,
    })),
  )
  return pdf.finish()
}
