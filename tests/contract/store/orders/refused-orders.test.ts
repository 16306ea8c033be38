import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { ORDERS, REVIEW, serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

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
    renderFor(store.browser)
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
