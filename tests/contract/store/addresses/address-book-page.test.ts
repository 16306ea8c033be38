import { expect, it, vi } from 'vitest'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { quantities } from '../cart/cart-harness.ts'
import { serveSeededOrders } from '../orders/seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// Petra administers Linden Row.
const store = serveSeededOrders()
const TEXTS = getMessages('en-us').addressBook

const draw = (page: string) => {
  renderFor(store.browser)
  return drawPage(`store/my-account/${page}`, {})
}

it('the address book shows the addresses of the acting account first', async () => {
  store.database().exec(
    `INSERT INTO commerce_associations (organization_uid, customer_id, status, administrator, is_default, since)
     SELECT 'org-eastmarsh', customer_id, status, administrator, 0, since
     FROM commerce_associations JOIN commerce_customers USING (customer_id)
     WHERE iam_id = 'uid-petra' AND organization_uid = 'org-lindenrow'`,
  )
  await store.sent('/api/cart/lines?locale=en-us', { title: 'AGSC-3', ...quantities({ [ITEMS.kit]: 1 }) })
  const { chooseOrganization } = await import('@/lib/backends/commerce/carts.server')
  const orders: unknown[] = []
  for (const uid of ['org-lindenrow', 'org-eastmarsh']) {
    expect(await chooseOrganization(await store.context(), { uid }, `acting-${uid}`)).toMatchObject({
      ok: true,
    })
    const page = await draw('address-book')
    orders.push([...page.matchAll(/<h2 id="addresses-of-([^"]+)"/g)].map(([, found]) => found))
  }
  expect(orders).toEqual([
    ['org-lindenrow', 'org-eastmarsh'],
    ['org-eastmarsh', 'org-lindenrow'],
  ])
})

it('a full address book has no form for another address', async () => {
  const copy = store.database().prepare(
    `INSERT INTO commerce_addresses (id, customer_id, role, is_default, body, created_at)
     SELECT ?, customer_id, role, 0, body, commerce_addresses.created_at FROM commerce_addresses JOIN commerce_customers
     USING (customer_id) WHERE iam_id = 'uid-petra' AND role = 'BOOK' LIMIT 1`,
  )
  expect(await draw('address-book/new')).toContain('name="street"')
  for (let count = 0; count < MOST_ADDRESSES; count += 1) copy.run(`full-${count}`)
  const page = await draw('address-book/new')
  expect(page).toContain(fill(TEXTS.full, { most: MOST_ADDRESSES }))
  expect(page).not.toContain('name="street"')
})
