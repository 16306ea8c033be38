import { beforeEach, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { runInRequest } from '@/lib/request/request-context'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { documentTitle, earlier } = getMessages('en-us').orders

let code = ''

beforeEach(async () => {
  await store.arrive()
  code = (await store.place((await store.review()).id)).query.get('order') ?? ''
})

/** The title of the page of the order. */
async function titleOfPage() {
  renderFor(store.browser)
  const { generateMetadata } = await import('@/app/[locale]/(personal)/store/checkout/confirmation/page')
  return runInRequest({ requestId: 'r', entryPoint: 'tests' }, async () => {
    const params = Promise.resolve({ locale: 'en-us' })
    return (await generateMetadata({ params, searchParams: Promise.resolve({ order: code }) })).title
  })
}

it('the page of a new order is titled as its confirmation', async () => {
  expect(await titleOfPage()).toBe(documentTitle)
})

it.each([
  ['older', 'created_at = 1577836800000'],
  ['cancelled', "status = 'CANCELLED'"],
])('the page of an order that is %s is titled with its number, as its heading is', async (_, change) => {
  store.database().exec(`UPDATE commerce_orders SET ${change}`)
  expect(await titleOfPage()).toBe(fill(earlier.title, { code }))
})
