import 'server-only'
import { groupEntries } from '@/lib/cart/lines/cart-groups'
import { payableOf } from '@/lib/cart/sums/cart-total'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import { entryTotals } from '@/lib/cart/sums/quoted'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { PdfColumn, PdfWriter } from '@/lib/pdf/pdf-writer.server'
import type { Locale } from '@/lib/site/sites'
import { letterLines } from '@/lib/validation/letter-lines'
import { nextStepTexts } from '../facts/next-step-texts'
import { orderFacts } from '../facts/order-facts'
import { orderSums } from '../facts/order-sums'
import { newPdf } from './new-pdf.server'

/** The confirmation of an order as a PDF file, with the texts and figures of its page. */
export function orderPdf(locale: Locale, order: Order, flags: DiscountFlags): Promise<Buffer> {
  const title = `${getTranslator(locale, 'orders')('documentTitle')} ${order.code}`
  return writeOrder({ locale, order, flags }, newPdf(locale, title))
}

type Written = { locale: Locale; order: Order; flags: DiscountFlags }

async function writeOrder({ locale, order, flags }: Written, pdf: PdfWriter): Promise<Buffer> {
  const t = getTranslator(locale, 'orders')
  pdf.paragraph(getTranslator(locale, 'common')('siteName'))
  pdf.heading('H1', t('documentTitle'))
  pdf.paragraph(`${t('number')} ${order.code}`, 'bold')
  pdf.paragraph(t('placed', { date: formatDate(locale, order.created) ?? order.created }))
  writeHolds(locale, order, pdf)
  pdf.heading('H2', t('facts.heading'))
  pdf.terms(
    orderFacts(locale, order).map(({ term, fact }) => ({
      term,
      lines: typeof fact === 'string' ? [fact] : letterLines(fact),
    })),
  )
  for (const { group, entries } of groupEntries(order.entries)) {
    pdf.heading('H2', getTranslator(locale, 'cart')(`groups.${group}`))
    await pdf.table(
      priceColumns(locale),
      entries.map(entry => pricedRow(locale, entry)),
    )
  }
  pdf.heading('H2', t('sums.heading'))
  pdf.terms(
    orderSums(locale, order, flags).map(sum => ({
      term: sum.term,
      lines: [sum.amount ?? [], 'facts' in sum ? (sum.facts ?? []) : []].flat(),
      isStrong: sum.isTotal,
    })),
  )
  writeTransfer(locale, order, pdf)
  pdf.heading('H2', t('next.title'))
  if (order.status === 'ON_VALIDATION') pdf.paragraph(t('next.afterHold'))
  pdf.terms(nextStepTexts(locale, order).map(({ title, text }) => ({ term: title, lines: [text] })))
  return pdf.finish()
}

/** Columns of a table of items with their prices. */
export function priceColumns(locale: Locale): readonly PdfColumn[] {
  const t = getTranslator(locale, 'orders')
  return [
    { title: t('pdf.item'), share: 11 },
    { title: t('pdf.number'), share: 6 },
    { title: t('pdf.quantity'), share: 3, align: 'right' },
    { title: t('pdf.price'), share: 4, align: 'right' },
    { title: t('pdf.total'), share: 4, align: 'right' },
  ]
}

/** An item with its prices, the list price of a line that was quoted, and what was noted for it. */
export function pricedRow(locale: Locale, entry: OrderEntry): readonly string[] {
  const { product, quantity, basePrice, note } = entry
  const { total, list } = entryTotals(entry)
  const written = (price: OrderEntry['basePrice']) => (price === undefined ? '' : formatPrice(locale, price))
  const listed =
    list === undefined ? [] : [getTranslator(locale, 'cart')('quote.list', { price: written(list) })]
  const noted = note === undefined ? [] : [getTranslator(locale, 'orders')('pdf.note', { note })]
  return [
    [product.name, ...listed, ...noted].join('\n'),
    product.code,
    formatNumber(locale, quantity),
    written(basePrice),
    written(total),
  ]
}

function writeHolds(locale: Locale, { status, holdReasons = [] }: Order, pdf: PdfWriter): void {
  if (status !== 'ON_VALIDATION') return
  const t = getTranslator(locale, 'orders')
  pdf.heading('H2', t('holds.title'))
  for (const reason of holdReasons) pdf.paragraph(t(`holds.${reason}`))
}

function writeTransfer(locale: Locale, order: Order, pdf: PdfWriter): void {
  const { bankTransfer } = order
  if (bankTransfer === undefined) return
  const t = getTranslator(locale, 'orders')
  const total = payableOf(order)
  pdf.heading('H2', t('transfer.title'))
  pdf.paragraph(t('transfer.text'))
  pdf.terms([
    ...(total === undefined ? [] : [{ term: t('transfer.amount'), lines: [formatPrice(locale, total)] }]),
    { term: t('transfer.holder'), lines: [bankTransfer.accountHolder] },
    { term: t('transfer.bank'), lines: [bankTransfer.bankName] },
    { term: t('transfer.number'), lines: [bankTransfer.accountNumber] },
    { term: t('transfer.reference'), lines: [bankTransfer.reference] },
  ])
}
