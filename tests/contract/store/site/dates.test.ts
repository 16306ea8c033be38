import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { preferencesActionPath } from '@/lib/site/preferences-paths'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { RECEIVED, serveSeededOrders } from '../orders/seeded-orders-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// The dates of the account are written as their user has chosen (pages: Preferences).

const store = serveSeededOrders()

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const LONG = new RegExp(`\\b(?:${MONTH}) \\d{1,2}, \\d{4}`)
const ISO = /\b20\d\d-\d\d-\d\d\b/

/** What a page says, without what only its markup has. */
const textOf = async (page: string, code = ''): Promise<string> => {
  renderFor(store.browser)
  const html = await drawPage(page, {}, code)
  return html.replaceAll(/<!-- -->/g, '').replaceAll(/<option[^>]*>[^<]*<\/option>|<[^>]+>/g, ' ')
}

const choose = async (timeZone: string, dateStyle: string) =>
  store.sent(preferencesActionPath('en-us'), {
    [FORM_OWNER]: await sealFormOwner((await store.context()).user.id),
    ...{ section: 'dates', shown: '', timeZone, dateStyle },
  })

/** Moves an order, and the quotes, to an evening in UTC that is the next day in Tokyo. */
const EVENING = Date.parse('2026-09-03T20:00:00Z')

const order = (): string => store.seeded(RECEIVED)

beforeEach(() => {
  store.database().prepare('UPDATE commerce_orders SET created_at = ? WHERE code = ?').run(EVENING, order())
})

const PAGES: readonly (readonly [page: string, code: () => string])[] = [
  ['store/my-account', () => ''],
  ['store/my-account/order-history', () => ''],
  ['store/my-account/order-history/[code]', order],
  ['store/my-account/quotes', () => ''],
  ['store/my-account/accounts', () => ''],
  ['store/invoices', () => ''],
]

describe.each(PAGES)('the page %s', (page, code) => {
  it('has every date in the chosen format', async () => {
    const before = await textOf(page, code())
    await choose('UTC', 'iso')
    const after = await textOf(page, code())
    expect(after).not.toMatch(LONG)
    expect(ISO.test(after)).toBe(LONG.test(before))
  })
})

it('the day of an order is that of the chosen time zone', async () => {
  const page = 'store/my-account/order-history/[code]'
  expect(await textOf(page, order())).toContain('September 3, 2026')
  await choose('Asia/Tokyo', 'long')
  const text = await textOf(page, order())
  expect(text).toContain('September 4, 2026')
  expect(text).not.toContain('September 3, 2026')
})
