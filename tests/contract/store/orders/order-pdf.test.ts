import { beforeEach, describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { orderPdfPath } from '@/lib/site/order-paths'
import { orderConfirmationPath } from '@/lib/site/paths'
import { readPdf } from '../../../support/read-pdf'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { Browser, loadNotifications, PASSWORD } from '../sign-in/sign-in-harness.ts'

const store = serveOrders()
const { browser, control } = store

const pdfOf = (code: string, by = browser) => by.send(orderPdfPath('en-us', code))

describe('the PDF of an order', () => {
  let code = ''

  beforeEach(async () => {
    await store.arrive()
    code = (await store.place()).query.get('order') ?? ''
  })

  it('is a file with the figures of commerce, which nothing stores', async () => {
    const response = await pdfOf(code)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="order-${code}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const { fetchOrder } = await import('@/lib/backends/commerce/orders.server')
    const order = await fetchOrder(await store.context(), code)
    if (!order.ok) throw new Error('the order cannot be read')
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain(code)
    expect(text).toContain(order.value.totalPriceWithTax?.formattedValue ?? 'no total')
  })

  it('is for the user who placed it; others see the page, which says that there is none', async () => {
    const other = new Browser()
    await other.signIn('nora.kessel', PASSWORD, '/en-us/store')
    const response = await pdfOf(code, other)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      orderConfirmationPath('en-us', code),
    ])
  })

  it('leads through sign-in when the session has ended', async () => {
    browser.forget()
    const response = await pdfOf(code)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain('/login')
  })

  it.each([{ status: 503 }, { action: 'hang' }, { action: 'truncate' }])(
    'while commerce is away in the way of %j, the page says so and has the link again',
    async fault => {
      await control('POST', '/faults', { service: 'commerce', path: '^/.*/orders/', ...fault })
      const response = await pdfOf(code)
      expect(response.status).toBe(303)
      const target = new URL(response.headers.get('location') ?? '', 'http://store.invalid')
      expect(target.searchParams.get('order')).toBe(code)
      const told = await loadNotifications(target.searchParams.get('notifications'), 'en-us')
      expect(told.map(({ message }) => message)).toEqual([getMessages('en-us').unavailable.file])
    },
  )
})
