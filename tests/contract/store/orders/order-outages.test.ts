import { afterEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { unitsField } from '@/lib/order-changes/order-fields'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { ARRIVED, RECEIVED, serveSeededOrders } from './seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// Commerce is away on each page and in each write.

const store = serveSeededOrders()
const { draw, seeded, send } = store
const { account: AWAY } = getMessages('en-us').unavailable.subjects

const FAULTS = [
  { status: 503 },
  { action: 'reset' },
  { action: 'truncate' },
  { status: 200, body: '{}' },
] as const

const fault = (path: string, effect: object) =>
  store.control('POST', '/faults', { service: 'commerce', path, ...effect })

afterEach(async () => {
  await store.control('DELETE', '/faults')
  forgetProcessState('circuit-breakers')
})

const drawHistory = (query: Record<string, string> = {}) => {
  renderFor(store.browser)
  return drawPage('store/my-account/order-history', query)
}

const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  'the history': () => drawHistory(),
  'an order': () => draw(seeded(RECEIVED)),
  'a cancellation': () => draw(seeded(RECEIVED), '/cancel'),
  'a return': () => draw(seeded(ARRIVED), '/return'),
  'an order to repeat': () => draw(seeded(RECEIVED), '/reorder'),
}

describe.each(FAULTS)('while commerce answers orders with %j', effect => {
  it.each(Object.entries(PAGES))('the page of %s says so, and is there again afterwards', async (_, page) => {
    await fault('^/.*/orders', effect)
    expect(await page()).toContain(AWAY.title)
    await store.control('DELETE', '/faults')
    forgetProcessState('circuit-breakers')
    expect(await page()).not.toContain(AWAY.title)
  })
})

const rows = (table: string) =>
  Number(store.database().prepare(`SELECT COUNT(*) AS total FROM ${table}`).get()?.total)

/** Writes with the table that they write to. */
const WRITES: Readonly<Record<string, { table: string; write: () => ReturnType<typeof send> }>> = {
  'a cancellation': {
    table: 'commerce_order_cancellations',
    write: () => send('cancellation', seeded(RECEIVED), { [unitsField(1)]: '1', intent: 'units' }),
  },
  'a return': {
    table: 'commerce_order_returns',
    write: () => send('returns', seeded(ARRIVED), { [unitsField(0)]: '1' }),
  },
}

describe.each(Object.entries(WRITES))('%s', (_, { table, write }) => {
  it.each([{ status: 503 }, { action: 'reset' }])(
    'that is not carried out (%j) says so, and can be sent again',
    async effect => {
      const before = rows(table)
      await fault('^/.*/(cancellation|orderReturns)', { method: 'POST', ...effect })
      const { query } = await write()
      expect(query.get('form') ?? query.get('notifications') ?? query.get('key')).not.toBeNull()
      expect(rows(table)).toBe(before)
      await store.control('DELETE', '/faults')
      forgetProcessState('circuit-breakers')
      await write()
      expect(rows(table)).toBe(before + 1)
    },
  )

  it('whose answer is lost takes effect once', async () => {
    const before = rows(table)
    await fault('^/.*/(cancellation|orderReturns)', { method: 'POST', action: 'commit-then-reset', times: 1 })
    await write()
    expect(rows(table)).toBe(before + 1)
  })
})

describe('a page of the history', () => {
  it('past the last one has no entry, and says how many orders there are', async () => {
    const page = await drawHistory({ page: '999' })
    expect(page).not.toContain('Order 3')
    expect(page).toMatch(/\d+ orders/)
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: 'x' },
    { sort: 'byNothing' },
    { status: "' OR 1=1" },
    { scope: 'everybody' },
    { q: 'x'.repeat(5_000) },
  ])('with an address that nobody was given is a page of the history: %j', async query => {
    expect(await drawHistory(query)).not.toContain(AWAY.title)
  })

  it('is in one order, whatever is filtered: no order is on two pages, none is missing', async () => {
    const code = seeded(RECEIVED)
    await store.control('POST', `/commerce/orders/${code}/copies`, { count: 45 })
    for (const query of [{}, { sort: 'byOrderNumber' }, { status: 'open', q: 'LR-' }] as Record<
      string,
      string
    >[]) {
      const found: string[] = []
      const [, total = ''] = /(\d+) orders?\b/.exec(await drawHistory(query)) ?? []
      for (let page = 1; found.length < Number(total) && page < 20; page += 1) {
        const html = await drawHistory({ ...query, page: String(page) })
        found.push(
          ...new Set([...html.matchAll(/order-history\/(\d{8})"/g)].map(([, number = '']) => number)),
        )
      }
      expect(found).toHaveLength(Number(total))
      expect(new Set(found).size).toBe(found.length)
    }
  })
})
