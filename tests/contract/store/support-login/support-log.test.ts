import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { drawPage, statusOf } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { ORIGIN } from '../sign-in/sign-in-harness.ts'
import { LOCALE, serveSupport, TEXTS } from './support-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// The log is searched, filtered and paged by its address: a plain GET form, no script.

const store = serveSupport()

/** Vera has acted as Edith on 45 days from the first of March on, Liam as Petra once. */
beforeEach(() => {
  const { database } = store.sandbox().context
  const add = database.prepare(
    `INSERT INTO commerce_assisted_sessions
       (id, agent_id, agent_name, customer_id, site, reason_code, reason, ticket, started_at)
     VALUES (?, ?, ?, ?, 'usassessments', ?, ?, ?, ?)`,
  )
  database.exec('DELETE FROM commerce_assisted_sessions')
  const edith = store.numberOf('edith.marsh')
  for (let day = 0; day < 45; day += 1)
    add.run(
      `v-${day}`,
      'agent-vera',
      'Vera Castell',
      edith,
      day === 3 ? 'technical' : 'order',
      '',
      `CS-${1_000 + day}`,
      Date.UTC(2026, 2, 1 + day, 12),
    )
  const petra = store.numberOf('petra.lind')
  add.run('l', 'agent-liam', 'Liam Rowntree', petra, 'other', 'Wants a call', 'LR-7', Date.UTC(2026, 2, 4))
})

const draw = async (query: Record<string, string> = {}) => {
  renderFor(store.browser)
  const html = await drawPage('store/my-account/support-login/log', query)
  return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}

const drawEntries = async (query: Record<string, string> = {}) => {
  renderFor(store.browser)
  const html = await drawPage('store/my-account/support-login/log/entries', query)
  return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}

const ticketsIn = (html: string) => [...html.matchAll(/>((?:CS|LR)-\d+)</g)].map(([, ticket]) => ticket)

describe('an agent', () => {
  beforeEach(async () => {
    await store.signIn('vera.support')
  })

  it('pages through what they did, the latest first, and keeps the filter on every page', async () => {
    const first = await draw()
    expect(ticketsIn(first)).toEqual(Array.from({ length: 20 }, (_, index) => `CS-${1_044 - index}`))
    expect(first).toContain('45 sessions')
    expect(ticketsIn(await draw({ page: '3' }))).toEqual([
      'CS-1004',
      'CS-1003',
      'CS-1002',
      'CS-1001',
      'CS-1000',
    ])
    const filtered = await draw({ reason: 'order' })
    expect(filtered).toContain('44 sessions')
    expect(filtered).toContain('log?reason=order&page=2"')
    expect(filtered).toContain(getMessages(LOCALE).search.paging.next)
  })

  it.each([
    ['a ticket number', { q: 'cs-1010' }, ['CS-1010']],
    ['a reason', { reason: 'technical' }, ['CS-1003']],
    ['days', { from: '2026-03-02', until: '2026-03-03' }, ['CS-1002', 'CS-1001']],
    [
      'a reason, days and the name of the customer',
      { q: 'marsh', reason: 'technical', from: '2026-03-01' },
      ['CS-1003'],
    ],
  ])('finds by %s', async (_what, query, tickets) => {
    expect(ticketsIn(await draw(query))).toEqual(tickets)
  })

  it.each([
    { q: 'LR-7' },
    { q: 'Rowntree' },
    { q: '%' },
    { reason: 'quote' },
    { until: '2020-01-01' },
    { page: '900' },
  ])('finds nothing by %j, of others neither, and is led to all', async query => {
    const html = await draw(query)
    expect(ticketsIn(html)).toEqual([])
    expect(html).not.toContain('Petra Lind')
    if ('page' in query) return
    expect(html).toContain(TEXTS.log.noMatch)
    expect(html).toContain(TEXTS.log.showAll)
  })

  it('reads everything where a filter is none', async () => {
    for (const query of [{ reason: 'x' }, { from: 'yesterday' }, { until: '2026-13-40' }, { page: '-1' }])
      expect(await draw(query)).toContain('45 sessions')
  })
})

it('a lead finds what all agents did, by agent too, with reason and words', async () => {
  await store.signIn('liam.lead')
  expect(await draw()).toContain('46 sessions')
  const html = await draw({ q: 'rowntree petra' })
  expect(ticketsIn(html)).toEqual(['LR-7'])
  for (const text of [TEXTS.reasons.other, 'Wants a call', 'Petra Lind']) expect(html).toContain(text)
  expect(ticketsIn(await draw({ q: 'vera', reason: 'technical' }))).toEqual(['CS-1003'])
})

describe('the entries of the log', () => {
  const { kinds } = TEXTS.log

  it('have sign-ins, failed ones and sign-outs, searches, opened pages and files, and refusals', async () => {
    await store.signIn('vera.support', { code: '000000' })
    await store.signIn('vera.support')
    renderFor(store.browser)
    await drawPage('store/my-account/support-login', { q: 'edith.marsh@example.com' })
    await store.start('edith.marsh')
    const { guardSupportCall, guardSupportPage } = await import('@/lib/middleware/support-guard.server')
    const request = (path: string, method: string) =>
      new NextRequest(`${ORIGIN}${path}`, {
        method,
        headers: { host: 'localhost:3000', cookie: toCookieHeader(store.cookies()) },
      })
    const now = Date.now()
    await guardSupportPage(request('/', 'GET'), LOCALE, '/store/my-account/order-history', now)
    await guardSupportPage(request('/', 'GET'), LOCALE, '/store/my-account/profile', now)
    await guardSupportCall(request(`/api/orders/12345678/pdf?locale=${LOCALE}`, 'GET'), now)
    await guardSupportCall(request(`/api/preferences?locale=${LOCALE}`, 'POST'), now)
    await store.send('sign-out')
    store.sandbox().context.database.exec('UPDATE identity_agents SET last_period = 0')
    await store.signIn('vera.support')
    const html = await drawEntries()
    for (const text of [
      kinds.signedIn,
      kinds.signInRefused,
      kinds.signedOut,
      'Searched by email: 1 customer',
      fill(kinds.page, { text: '/store/my-account/order-history' }),
      fill(kinds.refused, { text: '/store/my-account/profile' }),
      fill(kinds.file, { text: '/api/orders/12345678/pdf' }),
      fill(kinds.refused, { text: 'POST /api/preferences' }),
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('edith.marsh@example.com')
  })

  it('of one session can be read from its card, and are only those of that session', async () => {
    await store.signIn('vera.support')
    await store.start('petra.lind', { ticket: 'PL-9' })
    const support = await store.support()
    const session = support.state === 'open' ? (support.record.acting?.session ?? '') : ''
    const href = `/log/entries?session=${session}`
    expect(await draw({ q: 'PL-9' })).toContain(href)
    const html = await drawEntries({ session })
    expect(html).toContain(TEXTS.log.entriesOfSession)
    expect(html).not.toContain(`>${kinds.signedIn}<`)
  })

  it('are not for staff without the role, whose page has the status 403', async () => {
    await store.signIn('otis.office')
    expect(await drawEntries()).toContain(TEXTS.forbidden.text)
  })
})

describe('the status of a page for staff without the role', () => {
  it.each(['', '/log', '/log/entries'])('is 403 on support-login%s', async page => {
    await store.signIn('otis.office')
    renderFor(store.browser)
    expect(await statusOf(`store/my-account/support-login${page}`)).toBe(403)
  })
})

describe('the start form', () => {
  it('does not exist for a customer of another site', async () => {
    await store.signIn('vera.support')
    renderFor(store.browser)
    const path = 'store/my-account/support-login/customers/[code]'
    expect(await statusOf(path, store.numberOf('hugo.sato'))).toBe(404)
    expect(await statusOf(path, store.numberOf('edith.marsh'))).toBe(200)
  })

  it('says that a customer is locked, and offers nothing to send', async () => {
    const { database } = store.sandbox().context
    database.exec("UPDATE identity_users SET permanently_locked = 1 WHERE id = 'uid-edith'")
    await store.signIn('vera.support')
    renderFor(store.browser)
    const code = store.numberOf('edith.marsh')
    const html = await drawPage('store/my-account/support-login/customers/[code]', {}, code)
    database.exec("UPDATE identity_users SET permanently_locked = 0 WHERE id = 'uid-edith'")
    expect(html.replaceAll('&#x27;', "'")).toContain(TEXTS.start.locked)
    expect(html).not.toContain('name="ticket"')
  })
})
