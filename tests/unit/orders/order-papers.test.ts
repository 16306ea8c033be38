import { describe, expect, it } from 'vitest'
import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import type { Order } from '@/lib/contract/commerce/order/order'
import type { ReturnRequest } from '@/lib/contract/commerce/order/return-request'
import { formatPrice } from '@/lib/format/money'
import { getMessages } from '@/lib/i18n/messages'
import { invoicePdf } from '@/lib/orders/documents/invoice-pdf.server'
import { packingListPdf } from '@/lib/orders/documents/packing-list-pdf.server'
import { returnNotePdf } from '@/lib/orders/documents/return-note-pdf.server'
import { orderSums } from '@/lib/orders/facts/order-sums'
import type { Locale } from '@/lib/site/sites'
import { usd } from '../../components/cart/samples'
import { orderOf } from '../../components/orders/samples'
import { readPdf } from '../../support/read-pdf'

const FLAGS = { 'org-level-discount': true }
const LANGUAGES = ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const satisfies readonly Locale[]

/** As the text of a file: any kind of space is one. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** An order of that many lines, each with a number and a price of its own, in one parcel that has left. */
function shipped(count: number): Order {
  const [line] = orderOf().entries
  if (line === undefined) throw new Error('the sample has no line')
  const entries = Array.from({ length: count }, (_, index) => ({
    ...line,
    entryNumber: index,
    product: { ...line.product, code: `LINE-${index}`, name: `Épreuve “Ñandú” n° ${index} 検査用紙` },
    basePrice: usd(0.01),
    totalPrice: usd((index + 1) / 100),
  }))
  return orderOf({
    entries,
    consignments: [
      {
        code: 'c1',
        status: 'IN_TRANSIT',
        trackingID: 'KP-1',
        carrierDetails: { code: 'kestrel', name: 'Kestrel Parcel' },
        entries: entries.map(orderEntry => ({ orderEntry, quantity: orderEntry.quantity })),
      },
    ],
  })
}

const invoiceOf = (order: Order): Invoice => ({
  invoiceNumber: '50001234',
  orderCode: order.code,
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  status: 'OPEN',
  total: order.totalPriceWithTax ?? usd(0),
  open: usd(12.34),
  payable: true,
})

const returnOf = ({ code, entries }: Order): ReturnRequest => ({
  code: '7000001',
  rma: '7000001',
  status: 'WAIT',
  creationTime: '2026-11-20T10:00:00+0000',
  cancellable: true,
  order: { code },
  returnAddress: 'Returns, 5 Kestrel Road, Columbus',
  returnEntries: entries.map(({ entryNumber, product, quantity }) => ({
    orderEntry: { entryNumber, product },
    expectedQuantity: quantity,
    refundAmount: usd(1),
  })),
  subTotal: usd(1),
  totalPrice: usd(1),
})

type Paper = {
  write: (locale: Locale, order: Order) => Promise<Buffer>
  texts: (locale: Locale, order: Order) => readonly string[]
}

const PAPERS: Readonly<Record<string, Paper>> = {
  'a packing list': {
    write: packingListPdf,
    texts: locale => [getMessages(locale).orders.pdf.packingTitle, 'Kestrel Parcel', 'KP-1'],
  },
  'an invoice': {
    write: (locale, order) => invoicePdf({ locale, order, invoice: invoiceOf(order), flags: FLAGS }),
    texts: (locale, order) => [
      getMessages(locale).orders.pdf.invoiceTitle,
      '50001234',
      formatPrice(locale, usd(12.34)),
      ...orderSums(locale, order, FLAGS).flatMap(({ term, amount = '' }) => [term, amount]),
      ...order.entries.map(({ totalPrice = usd(0) }) => formatPrice(locale, totalPrice)),
    ],
  },
  'a return note': {
    write: (locale, order) => returnNotePdf(locale, returnOf(order)),
    texts: locale => [getMessages(locale).orders.pdf.returnTitle, '7000001', '5 Kestrel Road'],
  },
}

describe.each(Object.entries(PAPERS))('%s', (_, { write, texts }) => {
  it.each(LANGUAGES)('states what the page states, and can be read aloud, in %s', async locale => {
    const order = shipped(3)
    const { text, language, isTagged, roles } = await readPdf(await write(locale, order))
    for (const part of texts(locale, order)) expect(text).toContain(plain(part))
    const together = text.replaceAll(' ', '')
    for (const { product } of order.entries) expect(together).toContain(product.name.replaceAll(' ', ''))
    expect(isTagged).toBe(true)
    expect(String(language).slice(0, 2)).toBe(locale.slice(0, 2))
    for (const role of ['H1', 'Table', 'TH', 'TD']) expect(roles).toContain(role)
  })

  it('of 500 lines has each of them on numbered pages', async () => {
    const order = shipped(500)
    const { text, pages } = await readPdf(await write('fr-ca', order))
    expect(pages).toBeGreaterThan(5)
    expect(text).toContain(`${pages} / ${pages}`)
    for (const { product } of order.entries) expect(text).toContain(`${product.code} `)
    for (const part of texts('fr-ca', order)) expect(text).toContain(plain(part))
  })
})
