import 'server-only'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { newPdf, writeHead } from '@/lib/orders/documents/new-pdf.server'
import type { Locale } from '@/lib/site/sites'
import { invoiceFacts } from './invoice-facts'
import { paymentText } from './payment-text'

/** An invoice that belongs to no order of the store: its sums, and what came off it. */
export async function invoiceWithoutLinesPdf(locale: Locale, invoice: Invoice): Promise<Buffer> {
  const t = getTranslator(locale, 'orders')
  const pdf = newPdf(locale, `${t('pdf.invoiceTitle')} ${invoice.invoiceNumber}`)
  writeHead(locale, pdf, {
    title: t('pdf.invoiceTitle'),
    lines: [
      `${t('pdf.invoiceNumber')} ${invoice.invoiceNumber}`,
      t('pdf.issued', { date: formatDate(locale, invoice.issuedOn) ?? invoice.issuedOn }),
      t('pdf.due', { date: formatDate(locale, invoice.dueOn) ?? invoice.dueOn }),
    ],
  })
  pdf.terms([
    ...invoiceFacts(locale, invoice).map(({ term, text }) => ({ term, lines: [text] })),
    { term: t('pdf.total'), lines: [formatPrice(locale, invoice.total)] },
    ...(invoice.payments ?? []).map(payment => ({
      term: paymentText(locale, payment),
      lines: [formatPrice(locale, payment.amount)],
    })),
    { term: t('pdf.open'), lines: [formatPrice(locale, invoice.open)], isStrong: true },
  ])
  return pdf.finish()
}
