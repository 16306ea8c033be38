import { expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { orderActionPath } from '@/lib/site/order-paths'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { pageOf, serveSeededOrders } from '../orders/seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSeededOrders()

const { orders, layout, product } = getMessages('en-us')

const takenOver = (): string =>
  String(
    store
      .database()
      .prepare("SELECT code FROM commerce_orders WHERE json_extract(snapshot, '$.fromPreviousSystem')")
      .get()?.code,
  )

it('An order of the previous system has a badge in the history, and can be ordered again', async () => {
  renderFor(store.browser)
  const html = await drawPage('store/my-account/order-history', { sort: 'byDate' })
  const [before = '', card = ''] = html.split(orders.previous.badge)
  expect(card).toContain(`href="${pageOf(takenOver())}"`)
  expect(card).toContain(`href="${pageOf(takenOver())}/reorder"`)
  expect(before).not.toContain(pageOf(takenOver()))
})

it('Its page says what was not carried over, and offers support but nothing that cannot work', async () => {
  const html = await store.draw(takenOver())
  for (const text of [orders.previous.title, orders.previous.documents, layout.failure.support])
    expect(html).toContain(text)
  for (const text of [orders.timeline.title, orders.actions.cancel, orders.actions.return, 'order-parcels'])
    expect(html).not.toContain(text)
  expect(html).toContain(orders.documents.confirmation)
  expect(html).not.toContain(product.stock.inStock)
})

it.each([['/cancel'], ['/return']])('An address typed by hand (%s) says the same', async part => {
  const html = await store.draw(takenOver(), part)
  expect(html).toContain(orders.previous.title)
  for (const form of ['cancellation', 'returns'] as const)
    expect(html).not.toContain(orderActionPath('en-us', form))
})
