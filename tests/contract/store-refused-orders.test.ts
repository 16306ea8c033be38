import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-routes'
import { drawPage } from './draw-page.ts'
import { ORDERS, REVIEW, serveOrders } from './store-ordering-harness.ts'

const held = vi.hoisted((): { cookies: ReadonlyMap<string, string> } => ({ cookies: new Map() }))

vi.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...held.cookies].map(([name, value]) => ({ name, value })),
    get: (name: string) => ({ name, value: held.cookies.get(name) }),
  }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}))
vi.mock('next/navigation', () => ({
  usePathname: () => '',
  useRouter: () => ({ refresh: () => undefined }),
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`)
  },
}))

const store = serveOrders()
const { orders } = getMessages('en-us')

const EXPRESS = expressCheckoutPath('en-us')

describe('an order that commerce has refused', () => {
  const refuse = (status: number, type: string) =>
    store.control('POST', '/faults', {
      service: 'commerce',
      method: 'POST',
      path: '^/occ/v2/.*/orders$',
      status,
      body: { errors: [{ type, message: 'developer text' }] },
    })

  /** The page that a refused order leads to, and what is told there. */
  const refused = async (shownOn?: 'express') => {
    const form = await store.orderForm(shownOn && { shownOn }, { terms: 'on', statement: 'on' })
    const { path, query, told } = await store.sent(ORDERS, form)
    held.cookies = new Map([...store.browser.cookies].map(([name, { value }]) => [name, value]))
    const page = path === EXPRESS ? 'store/exp-checkout' : 'store/checkout/review'
    return { path, told, html: await drawPage(page, Object.fromEntries(query)) }
  }

  beforeEach(() => store.arrive())

  it.each([
    ['a total that has changed', 409, 'CartChangedError', orders.placing.changed],
    ['a reason that is not known', 400, 'CartValidationError', orders.placing.unknown],
  ])('for %s is shown again at once, with the reason', async (_what, status, type, reason) => {
    await refuse(status, type)
    for (const shownOn of [undefined, 'express'] as const) {
      const { path, told, html } = await refused(shownOn)
      expect([path, told]).toEqual([shownOn ? EXPRESS : REVIEW, [reason]])
      expect(html).toContain(orders.review.submit)
    }
    const asked = await store.browser.send('/api/orders/attempt?locale=en-us')
    expect(await asked.json()).toEqual({ state: 'none' })
  })

  it('goes through as soon as it is mended', async () => {
    await refuse(400, 'CartValidationError')
    await refused()
    await store.control('DELETE', '/faults')
    expect((await store.place()).path).toBe(checkoutPath('en-us', 'confirmation'))
    expect(store.orders()).toBe(1)
  })

  it('for the way to pay is shown again on the express checkout, with the reason', async () => {
    await store.save({ payment: { paymentType: 'BANK_TRANSFER' } })
    await store.control('PUT', '/flags/bank-transfer', { value: false })
    const { path, told, html } = await refused('express')
    expect([path, told]).toEqual([EXPRESS, [orders.placing.unpayable]])
    expect(html).toContain('value="PURCHASE_ORDER"')
  })
})
