import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { STEPS, serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()

const PAGE = 'store/my-account/order-history'
const { history, earlier } = getMessages('en-us').orders

const draw = (page: string, query: Record<string, string> = {}, code = '') => {
  renderFor(store.browser)
  return drawPage(page, query, code)
}

// Without the flag there is no history.
beforeEach(() => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
})

const WITH_USAGES = { ...STEPS, delivery: { ...STEPS.delivery, inventory: 'new' } }

/** Places an order and returns its number. */
async function order(): Promise<string> {
  await store.arrive()
  const { path, query } = await store.place((await store.review()).id)
  expect(path).toContain('confirmation')
  return query.get('order') ?? ''
}

describe('the order history', () => {
  it('says what it is for where there is no order', async () => {
    await store.signIn('edith.marsh')
    const page = await draw(PAGE)
    expect(page).toContain(history.empty.title)
    expect(page).toContain(history.site)
    expect(page).not.toContain('<select')
  })

  it('lists orders with status, sum and purchase order, each with a link to its page', async () => {
    const code = await order()
    const page = await draw(PAGE)
    expect(page).toContain(`href="${accountDetailPath('en-us', 'orderHistory', code)}"`)
    for (const text of [
      history.statuses.CREATED,
      'Eastmarsh Unified School District',
      '1 order',
      history.site,
    ])
      expect(page).toContain(text)
  })

  it('is searched and filtered, and says when nothing matches', async () => {
    const code = await order()
    const isThere = async (query: Record<string, string>) =>
      (await draw(PAGE, query)).includes(accountDetailPath('en-us', 'orderHistory', code))
    expect(await isThere({ q: code })).toBe(true)
    expect(await isThere({ status: 'open' })).toBe(true)
    expect(await isThere({ status: 'cancelled' })).toBe(false)
    expect(await isThere({ q: 'nobody orders this' })).toBe(false)
    const page = await draw(PAGE, { q: '<script>', status: 'held', sort: 'byOrderNumber' })
    expect(page).toContain(history.none)
    expect(page).toContain('value="&lt;script&gt;"')
    expect(page).toMatch(/<option[^>]*value="held"[^>]*selected=""|<option[^>]*selected=""[^>]*value="held"/)
  })

  it('is filtered by days, and drops what is no day', async () => {
    const code = await order()
    const isThere = async (query: Record<string, string>) =>
      (await draw(PAGE, query)).includes(accountDetailPath('en-us', 'orderHistory', code))
    const today = new Date(store.sandbox().clock.now()).toISOString().slice(0, 10)
    expect(await isThere({ from: today, until: today })).toBe(true)
    expect(await isThere({ until: '2020-01-01' })).toBe(false)
    expect(await isThere({ from: '2026-02-31x', until: 'soon' })).toBe(true)
  })

  it('shows administrators the orders of colleagues, and nobody else', async () => {
    await store.signIn('petra.lind')
    const scoped = await draw(PAGE, { scope: 'organization', q: 'quentin' })
    expect(scoped).toContain(history.placedBy.replace('{name}', 'Quentin Ash'))
    expect(scoped).toContain('name="scope"')
    const code = /order-history\/(3\d{7})"/.exec(scoped)?.[1] ?? ''
    expect(await draw(`${PAGE}/[code]`, {}, code)).toContain('Quentin Ash')
    store.browser.forget()
    await store.signIn('otto.dunmore')
    const refused = await draw(PAGE, { scope: 'organization' })
    expect(refused).not.toContain('Quentin')
    expect(refused).not.toContain('name="scope"')
    expect(await draw(`${PAGE}/[code]`, {}, code)).not.toContain('Quentin')
  })

  it('is saved as a CSV file with all pages, which runs nothing', async () => {
    await store.signIn('petra.lind')
    const read = async (query: string) => {
      const answer = await store.browser.send(`/api/orders/csv?locale=en-us${query}`)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
      return text.trimEnd().split('\r\n')
    }
    const [head = '', ...rows] = await read('')
    expect(head).toBe(`\u{feff}${Object.values(history.columns).join(',')}`)
    expect(rows).toHaveLength(12)
    expect(rows.join('\n')).toMatch(/^3\d{7},2\d{3}-\d\d-\d\d,Received,LR-1001,,Linden Row Psychology/)
    expect(await read('&status=held')).toHaveLength(3)
    expect(await read('&scope=organization&q=quentin')).toHaveLength(2)
    store.browser.forget()
    const anonymous = await store.browser.send('/api/orders/csv?locale=en-us')
    expect([anonymous.status, anonymous.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/login'),
    ])
  })

  it('is saved as a file two hundred times in ten minutes; after that its page says to wait', async () => {
    await store.signIn('petra.lind')
    const { consumeLimit } = await import('@/lib/rate-limits/rate-limits.server')
    const { user } = await store.context()
    for (let saved = 0; saved < 200; saved += 1)
      expect(await consumeLimit('download', user.id)).toMatchObject({ allowed: true })
    const limited = await store.browser.send('/api/orders/csv?locale=en-us&status=held')
    const { pathname, searchParams } = new URL(limited.headers.get('location') ?? '', 'http://store.invalid')
    expect([limited.status, pathname, searchParams.get('status')]).toEqual([
      303,
      accountPath('en-us', 'orderHistory'),
      'held',
    ])
    const { loadNotifications } = await import('@/lib/notifications/load.server')
    const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
    expect(told).toMatchObject([{ status: 'INFO' }])
  })

  it('has a page of each order with everything as it was ordered, and of no order of somebody else', async () => {
    const code = await order()
    const page = await draw(`${PAGE}/[code]`, {}, code)
    for (const text of [earlier.status.CREATED, 'MWLR Complete Kit', `/api/orders/${code}/pdf`])
      expect(page).toContain(text)
    store.browser.forget()
    await store.signIn('otto.dunmore')
    await expect(draw(`${PAGE}/[code]`, {}, code)).resolves.not.toContain('MWLR Complete Kit')
  })

  it('shows where parcels and digital items are, as the work goes on', async () => {
    await store.arrive(WITH_USAGES, { lines: { [ITEMS.kit]: 2, [ITEMS.usage]: 5 } })
    const { path, query } = await store.place((await store.review()).id)
    expect(path).toContain('confirmation')
    const code = query.get('order') ?? ''
    const ahead = (hours: number) =>
      store.control('POST', `/commerce/orders/${code}`, { ahead: hours * 3_600 })
    const { parcels } = getMessages('en-us').orders
    const page = async () => (await draw(`${PAGE}/[code]`, {}, code)).replaceAll(/<!-- -->/g, '')
    expect(await page()).not.toContain('id="order-parcels"')
    const seen: string[] = []
    for (const hours of [3, 20, 6, 72]) {
      await ahead(hours)
      const [, html = ''] = (await page()).split('id="order-parcels"')
      seen.push(...Object.values(parcels.status).filter(text => html.includes(`>${text}<`)))
    }
    expect(seen).toEqual([
      parcels.status.READY,
      parcels.status.SHIPPED,
      parcels.status.IN_TRANSIT,
      parcels.status.DELIVERY_COMPLETED,
    ])
    const last = await page()
    for (const text of [
      earlier.status.COMPLETED,
      'https://tracking.kestrel.example/',
      '2 × MWLR Complete Kit',
    ])
      expect(last).toContain(text)
    expect((await draw(PAGE, { status: 'completed' })).includes(code)).toBe(true)
  })
})
