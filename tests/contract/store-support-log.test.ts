import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { drawPage } from './draw-page.ts'
import { renderFor } from './page-request.ts'
import { LOCALE, serveSupport, TEXTS } from './store-support-harness.ts'

vi.mock('next/headers', async () => (await import('./page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('./page-request.ts')).nextNavigation)

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
