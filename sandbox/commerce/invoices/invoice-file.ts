import Pdf from 'pdfkit'
import { isoDay } from '../../iso-day.ts'
import { INVOICE_TEXTS } from '../../seed/reference/invoice-texts.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { orderMarket } from '../orders/order-market.ts'
import type { StoredOrder } from '../orders/order-row.ts'
import { remainingEntries } from '../orders/remaining-entries.ts'
import { translate } from '../reference/coded-lists.ts'
import { invoicedTotal, type invoicingOf } from './invoicing.ts'
import { invoicedTax } from './order-invoice.ts'

type Invoicing = NonNullable<ReturnType<typeof invoicingOf>>

/** The fonts that every reader of PDF has know one kind of narrow space only. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0')

/** The invoice of an order as its PDF, in the language of the order. */
export async function invoiceFile(order: StoredOrder, invoicing: Invoicing): Promise<Buffer<ArrayBuffer>> {
  const [title = '', ...lines] = linesOf(order, invoicing)
  const info = { Title: title }
  const pdf = new Pdf({ pdfVersion: '1.7', tagged: true, lang: order.language, info, margin: 50 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>(resolve => pdf.once('end', resolve))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  root.add(pdf.struct('H1', {}, () => pdf.font('Helvetica-Bold').fontSize(18).text(title).moveDown()))
  pdf.font('Helvetica').fontSize(10)
  for (const line of lines) root.add(pdf.struct('P', {}, () => pdf.text(printable(line))))
  root.end()
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function linesOf(order: StoredOrder, { number, issuedAt, dueAt }: Invoicing): readonly string[] {
  const market = orderMarket(order)
  const text = (name: keyof typeof INVOICE_TEXTS) => translate(INVOICE_TEXTS[name], order.language)
  const price = (minor: number) => toPrice(market, minor).formattedValue
  return [
    `${text('title')} ${number}`,
    `${text('order')} ${order.code}`,
    `${text('issued')} ${isoDay(issuedAt)}`,
    `${text('due')} ${isoDay(dueAt)}`,
    ' ',
    ...remainingEntries(order).map(
      ({ quantity, product, basePrice }) =>
        `${quantity} × ${product.code} ${product.name} ${basePrice?.formattedValue ?? ''}`,
    ),
    ' ',
    `${text('total')} ${price(invoicedTotal(order))}`,
    `${text('tax')} ${price(invoicedTax(order))}`,
  ]
}
