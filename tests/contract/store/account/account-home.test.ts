import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { accountHome: texts, unavailable } = getMessages('en-us')

// Edith administers an organization and has an account of her own.
beforeEach(() => store.signIn())

const fails = (path: string) =>
  store.control('POST', '/faults', { service: 'commerce', method: 'GET', path, status: 503 })

async function load() {
  renderFor(store.browser)
  const { loadAccountHome } = await import('@/lib/account-home/load-account-home.server')
  const loaded = await loadAccountHome('en-us', await store.context())
  if (!loaded.ok) throw new Error(loaded.error.kind)
  return loaded.value
}

const text = async () => {
  renderFor(store.browser)
  return drawPage('store/my-account', {})
}

/** Parts that are undefined where they are not known. */
const PARTS = [
  'accounts',
  'acting',
  'record',
  'addresses',
  'qualifications',
  'orders',
  'heldOrders',
  'quotes',
  'overdue',
  'savedCarts',
  'approvals',
] as const

describe('the account home', () => {
  it('has every part, and of each the calls of its own', async () => {
    const home = await load()
    expect(PARTS.filter(part => home[part] === undefined)).toEqual([])
    expect(home.failedRequest).toBeUndefined()
  })

  it.each([
    ['^/.*/orders$', ['orders', 'heldOrders']],
    ['^/.*/quotes$', ['quotes']],
    ['^/.*/invoices$', ['overdue']],
    ['^/.*/qualifications$', ['qualifications']],
    ['^/.*/addresses$', ['addresses']],
    ['^/.*/orderapprovals$', ['approvals']],
    ['^/.*/carts/current$', ['acting']],
  ])('lacks only what %s would have told, and says so', async (path, missing) => {
    await fails(path)
    const home = await load()
    expect(PARTS.filter(part => home[part] === undefined)).toEqual(missing)
    expect(home.failedRequest).toBeDefined()
    const page = await text()
    expect(page).toContain(unavailable.subjects.account.title)
    expect(page).not.toContain(texts.tasks.none)
  })

  it('never says that nothing waits while the requests of an organization are not known', async () => {
    await fails('^/.*/members$')
    const home = await load()
    expect([home.requests, home.failedRequest]).toEqual([[], expect.any(String)])
    expect(await text()).not.toContain(texts.tasks.none)
  })

  it('presets no account to order for while that of the cart is not known', async () => {
    await fails('^/.*/carts/current$')
    const page = await text()
    expect(page).toContain(`<option value="" selected="">${texts.acting.choose}</option>`)
    expect(page).toContain(texts.acting.unknown)
  })

  it('has the quotes that are not ended, the first to expire first, of those of every state', async () => {
    store.browser.cookies.clear()
    await store.signIn('petra.lind')
    const { quotes: shown } = await load()
    const states = new Set(shown?.quotes.map(({ state }) => state))
    expect([...states].toSorted()).toEqual([
      'BUYER_APPROVED',
      'BUYER_OFFER',
      'BUYER_SUBMITTED',
      'SELLER_DRAFT',
    ])
    const times = shown?.quotes.flatMap(({ expirationTime }) => expirationTime ?? []) ?? []
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted())
  })
})
