import 'server-only'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import type { Seller } from '@/lib/contract/commerce/seller'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { newPdf, writeHead } from '@/lib/orders/documents/new-pdf.server'
import type { PdfColumn, PdfWriter } from '@/lib/pdf/pdf-writer.server'
import type { Locale } from '@/lib/site/sites'
import { laterSums, totalsOfQuote } from './quote-sums'

type Written = { locale: Locale; quote: Quote; seller: Seller }

/**
 * A quote as PDF, with all that purchasing needs (pages: Quotes): seller, numbers, lines at list and quoted
 * price, tax basis, validity, how to order, and where purchase orders and payments go.
 */
export async function quotePdf({ locale, quote, seller }: Written): Promise<Buffer> {
  const t = getTranslator(locale, 'quotes')
  const pdf = newPdf(locale, `${t('pdf.title')} ${quote.code}`)
  writeHead(locale, pdf, { title: t('pdf.title'), lines: headLines(locale, quote) })
  writeParties({ locale, quote, seller }, pdf)
  await writeLines(locale, quote, pdf)
  const later = laterSums(locale, quote)
  if (later !== undefined) pdf.paragraph(later)
  writeOrdering({ locale, quote, seller }, pdf)
  return pdf.finish()
}

/**
 * The plain form, for as long as the flag of the newer one is off: number, validity, lines and total on one
 * list.
 */
export async function plainQuotePdf({ locale, quote }: Omit<Written, 'seller'>): Promise<Buffer> {
  const t = getTranslator(locale, 'quotes')
  const pdf = newPdf(locale, `${t('pdf.title')} ${quote.code}`)
  writeHead(locale, pdf, { title: t('pdf.title'), lines: headLines(locale, quote) })
  await writeLines(locale, quote, pdf)
  return pdf.finish()
}

const isOffer = ({ state }: Quote): boolean => ['offer', 'accepted', 'ordered'].includes(quoteStep(state))

function headLines(locale: Locale, quote: Quote): readonly string[] {
  const t = getTranslator(locale, 'quotes')
  const { code, version, name, creationTime, updatedTime, expirationTime, state } = quote
  const date = formatDate(locale, creationTime ?? updatedTime)
  const end = expirationTime === undefined ? undefined : formatDate(locale, expirationTime)
  return [
    t('pdf.number', { number: code, version }),
    name,
    ...(date === undefined ? [] : [t('pdf.date', { date })]),
    ...(isOffer(quote) && end !== undefined ? [t('pdf.valid', { date: end })] : []),
    ...(quoteStep(state) === 'expired' ? [t('pdf.expired')] : []),
    ...(isOffer(quote) || quoteStep(state) === 'expired' ? [] : [t('pdf.notOffer')]),
  ]
}

function writeParties({ locale, quote, seller }: Written, pdf: PdfWriter): void {
  const t = getTranslator(locale, 'quotes')
  const { organization, orgCustomer, reference, description } = quote
  const number = organization?.customerAccountNumber
  pdf.terms([
    { term: t('pdf.seller'), lines: sellerLines(seller) },
    ...(organization === undefined ? [] : [{ term: t('pdf.customer'), lines: [organization.name] }]),
    ...(number === undefined ? [] : [{ term: t('pdf.account'), lines: [number] }]),
    ...(orgCustomer === undefined ? [] : [{ term: t('pdf.requester'), lines: [orgCustomer.name] }]),
    ...(reference === undefined || reference === ''
      ? []
      : [{ term: t('pdf.reference'), lines: [reference] }]),
    { term: t('pdf.shipTo'), lines: [t('pdf.shipToLater')] },
    ...(description === undefined || description === ''
      ? []
      : [{ term: t('draft.note'), lines: description.split('\n') }]),
  ])
}

const sellerLines = ({ name, addressLines, email, phone, taxNumber }: Seller): string[] => [
  name,
  ...addressLines,
  email,
  ...(phone === undefined ? [] : [phone]),
  ...(taxNumber === undefined ? [] : [`${taxNumber.label} ${taxNumber.number}`]),
]

async function writeLines(locale: Locale, quote: Quote, pdf: PdfWriter): Promise<void> {
  const t = getTranslator(locale, 'quotes')
  const { entries = [] } = quote
  const isQuoted = entries.some(({ quoted }) => quoted !== undefined)
  const columns: PdfColumn[] = [
    { title: t('pdf.item'), share: isQuoted ? 9 : 11 },
    { title: t('pdf.itemNumber'), share: 6 },
    { title: t('pdf.quantity'), share: 3, align: 'right' },
    { title: t('pdf.list'), share: 4, align: 'right' },
    ...(isQuoted ? [{ title: t('pdf.quoted'), share: 4, align: 'right' as const }] : []),
  ]
  await pdf.table(
    columns,
    entries.map(entry => rowOf(locale, entry, isQuoted)),
  )
  pdf.terms(
    totalsOfQuote(locale, quote).map(({ term, text, isTotal }) => ({
      term,
      lines: [text],
      isStrong: isTotal,
    })),
  )
}

function rowOf(
  locale: Locale,
  { product, quantity, totalPrice, quoted, note }: OrderEntry,
  isQuoted: boolean,
): readonly string[] {
  const written = (price: OrderEntry['totalPrice']) => (price === undefined ? '' : formatPrice(locale, price))
  const noted = note === undefined ? [] : [getTranslator(locale, 'orders')('pdf.note', { note })]
  return [
    [product.name, ...noted].join('\n'),
    product.code,
    formatNumber(locale, quantity),
    written(totalPrice),
    ...(isQuoted ? [written(quoted?.totalPrice ?? totalPrice)] : []),
  ]
}

function writeOrdering({ locale, quote, seller }: Written, pdf: PdfWriter): void {
  const t = getTranslator(locale, 'quotes')
  const orders = getTranslator(locale, 'orders')
  pdf.heading('H2', t('pdf.howTitle'))
  pdf.paragraph(t('pdf.how', { number: quote.code }))
  pdf.heading('H2', t('pdf.remitTitle'))
  for (const line of sellerLines(seller)) pdf.paragraph(line)
  const { accountHolder, bankName, accountNumber } = seller.bankDetails
  pdf.terms([
    { term: orders('transfer.holder'), lines: [accountHolder] },
    { term: orders('transfer.bank'), lines: [bankName] },
    { term: orders('transfer.number'), lines: [accountNumber] },
    { term: orders('transfer.reference'), lines: [quote.code] },
  ])
}
