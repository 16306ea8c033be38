import { describe, expect, it } from 'vitest'
import type { Order } from '@/lib/contract/commerce/order/order'
import { formatPrice } from '@/lib/format/money'
import { getMessages } from '@/lib/i18n/messages'
import { orderPdf } from '@/lib/orders/documents/order-pdf.server'
import { orderFacts } from '@/lib/orders/facts/order-facts'
import { orderSums } from '@/lib/orders/facts/order-sums'
import type { Locale } from '@/lib/site/sites'
import { usd } from '../../components/cart/samples'
import { orderOf } from '../../components/orders/samples'
import { readPdf } from '../../support/read-pdf'

const FLAGS = { 'org-level-discount': true }

const read = async (overrides: Partial<Order> = {}, locale: Locale = 'en-us') =>
  readPdf(await orderPdf(locale, orderOf(overrides), FLAGS))

/** As the text of a file: any kind of space is one. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const [LINE] = orderOf().entries
if (LINE === undefined) throw new Error('the sample has no line')

/** That many lines, each with a number and a price of its own. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...LINE,
    entryNumber: index,
    product: { ...LINE.product, code: `LINE-${index}` },
    basePrice: usd(0.01),
    totalPrice: usd((index + 1) / 100),
  }))

describe('the PDF of an order', () => {
  it.each(['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const)(
    'has the texts and sums of the page in %s',
    async locale => {
      const order = orderOf({ totalDiscounts: usd(5) })
      const { text, language, title, isTagged } = await readPdf(await orderPdf(locale, order, FLAGS))
      const { orders } = getMessages(locale)
      for (const { term, amount = '' } of orderSums(locale, order, FLAGS)) {
        expect(text).toContain(plain(term))
        expect(text).toContain(plain(amount))
      }
      for (const { term } of orderFacts(locale, order)) expect(text).toContain(plain(term))
      expect(text).toContain(plain(orders.next.title))
      expect(text).toContain(order.code)
      expect({ title, isTagged }).toEqual({ title: `${orders.documentTitle} ${order.code}`, isTagged: true })
      expect(String(language).slice(0, 2)).toBe(locale.slice(0, 2))
    },
  )

  it('has names in the characters of their country', async () => {
    const names = ['Zoë Łukasz Őry-Şahin', 'Nguyễn Thị Ánh', '髙﨑 花子', '陈 张伟']
    const [first = '', second = '', third = '', fourth = ''] = names
    const { text } = await read({
      user: { uid: 'u', name: first },
      qualifiedUser: { uid: 'q', name: second },
      deliveryAddress: {
        id: 'a1',
        firstName: 'Ana',
        lastName: 'Ruiz',
        companyName: third,
        line1: '東京都渋谷区1-2',
        line2: fourth,
        town: 'Tokyo',
        postalCode: '150-0001',
        country: { isocode: 'JP', name: 'Japan' },
      },
    })
    const together = text.replaceAll(' ', '')
    for (const name of [...names, '東京都渋谷区1-2']) expect(together).toContain(name.replaceAll(' ', ''))
  })

  it('is read aloud as headings, lists and tables with heads', async () => {
    const { roles } = await read()
    expect(roles.filter(role => role === 'H1')).toHaveLength(1)
    for (const role of ['H2', 'L', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
    expect(roles).not.toContain('Figure')
  })

  it('says why an order is on hold, and where to transfer the sum', async () => {
    const { holds, next, transfer } = getMessages('en-us').orders
    const { text } = await read({
      status: 'ON_VALIDATION',
      holdReasons: ['CREDIT'],
      bankTransfer: {
        accountHolder: 'Assessments Inc.',
        bankName: 'First Bank',
        accountNumber: 'NL91ABNA0417164300',
        reference: 'R-77',
      },
    })
    const parts = [holds.title, holds.CREDIT, next.afterHold, transfer.text, 'NL91ABNA0417164300', 'R-77']
    for (const part of parts) expect(text).toContain(plain(part))
  })

  it('has the note of a line, the phone and the document of the purchase order', async () => {
    const { text } = await read({
      entries: [{ ...LINE, note: 'For room 12' }],
      deliveryAddress: {
        id: 'a1',
        firstName: 'Ana',
        lastName: 'Ruiz',
        phone: '+1 315 555 0100',
        line1: '1 Elm Street',
        town: 'Utica',
        postalCode: '13501',
        country: { isocode: 'US' },
      },
      purchaseOrderDocument: { id: 'd1', fileName: 'po-77.pdf', size: 100 },
    })
    for (const part of ['For room 12', '+1 315 555 0100', 'po-77.pdf']) expect(text).toContain(part)
  })

  it('of 500 lines has each of them with its sum, and lets other requests run meanwhile', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const written = await orderPdf('en-us', orderOf({ entries: linesOf(500) }), FLAGS)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
    const { text, pages } = await readPdf(written)
    expect(pages).toBeGreaterThan(10)
    expect(text).toContain(`1 / ${pages}`)
    const words = new Set(text.split(' '))
    for (let index = 0; index < 500; index += 1) {
      expect(words).toContain(`LINE-${index}`)
      expect(words).toContain(formatPrice('en-us', usd((index + 1) / 100)))
    }
  })
})
