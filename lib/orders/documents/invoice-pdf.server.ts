import 'server-only'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { PdfWriter } from '@/lib/pdf/pdf-writer.server'
import type { Locale } from '@/lib/site/sites'
import { letterLines } from '@/lib/validation/letter-lines'
import { orderSums } from '../facts/order-sums'
import { newPdf, writeHead } from './new-pdf.server'
import { priceColumns, pricedRow } from './order-pdf.server'

type Invoiced = { locale: Locale; order: Order; invoice: Invoice; flags: DiscountFlags }

/** An invoice with the lines and sums of its order, and what was cancelled; sums are those of commerce. */
export async function invoicePdf(invoiced: Invoiced): Promise<Buffer> {
  const { locale, order, invoice, flags } = invoiced
  const t = getTranslator(locale, 'orders')
  const pdf = newPdf(locale, `${t('pdf.invoiceTitle')} ${invoice.invoiceNumber}`)
  writeFacts(invoiced, pdf)
  await pdf.table(
    priceColumns(locale),
    order.entries.map(entry => pricedRow(locale, entry)),
  )
  pdf.heading('H2', t('sums.heading'))
  pdf.terms([
    ...orderSums(locale, order, flags).map(sum => ({
      term: sum.term,
      lines: [sum.amount ?? [], 'facts' in sum ? (sum.facts ?? []) : []].flat(),
      isStrong: sum.isTotal,
    })),
    {
      term: t(invoice.open.value === 0 ? 'pdf.paid' : 'pdf.open'),
      lines: [formatPrice(locale, invoice.open.value === 0 ? invoice.total : invoice.open)],
      isStrong: true,
    },
  ])
  return pdf.finish()
}

function writeFacts({ locale, order, invoice }: Invoiced, pdf: PdfWriter): void {
  const t = getTranslator(locale, 'orders')
  const dayOf = (day: string): string => formatDate(locale, day) ?? day
  writeHead(locale, pdf, {
    title: t('pdf.invoiceTitle'),
    lines: [
      `${t('pdf.invoiceNumber')} ${invoice.invoiceNumber}`,
      t('pdf.issued', { date: dayOf(invoice.issuedOn) }),
      ...(invoice.status === 'PAID' ? [] : [t('pdf.due', { date: dayOf(invoice.dueOn) })]),
      `${t('pdf.order')} ${order.code}`,
    ],
  })
  const { organization, purchaseOrderNumber, vatNumber, deliveryAddress } = order
  const billing = order.paymentInfo?.billingAddress ?? order.sapBillingAddress
  pdf.terms([
    ...(organization === undefined ? [] : [{ term: t('facts.account'), lines: [organization.name] }]),
    ...(billing === undefined ? [] : [{ term: t('pdf.billTo'), lines: letterLines(billing) }]),
    ...(deliveryAddress === undefined ? [] : [{ term: t('facts.to'), lines: letterLines(deliveryAddress) }]),
    ...(purchaseOrderNumber === undefined
      ? []
      : [{ term: t('facts.purchaseOrder'), lines: [purchaseOrderNumber] }]),
    ...(vatNumber === undefined ? [] : [{ term: t('facts.vatNumber'), lines: [vatNumber] }]),
  ])
}
