import { beforeEach, describe, expect, it } from 'vitest'
import {
  assistedEntriesSchema,
  assistedLogSchema,
} from '../../../../lib/contract/commerce/assisted-service.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { assistedCalls, LIAM, VERA } from './assisted-calls.ts'

// A session of support staff is asked for at every call, and ends by itself.

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const { about, begin, service } = assistedCalls(() => commerce)

const refused = { type: 'ForbiddenError' }
const run = (sql: string) => commerce.context.database.exec(sql)
const read = (session: string) => about('edith.marsh', '/carts?fields=DEFAULT', { session })
const write = (session?: string, as = VERA) =>
  about('edith.marsh', '/carts', { as, method: 'POST', ...(session !== undefined && { session }) })

const ended = async () =>
  (await readExactly(await service('/log'), assistedLogSchema)).sessions.map(session => session.ended)

describe('a write of an agent', () => {
  it('names an open session of this agent for this customer on this site, and no other', async () => {
    const own = await begin('edith.marsh')
    expect((await write(own)).status).toBe(201)
    await expectRefusal(await write(), 403, refused)
    await expectRefusal(await write('made-up'), 403, refused)
    await expectRefusal(await write(await begin('petra.lind')), 403, refused)
    await expectRefusal(await write(await begin('edith.marsh', LIAM)), 403, refused)
    await service(`/sessions/${own}`, { method: 'DELETE' })
    await expectRefusal(await write(own), 403, refused)
  })

  it('that is refused leaves neither a line in the log nor a mark', async () => {
    const count = () =>
      commerce.context.database
        .prepare(
          `SELECT (SELECT COUNT(*) FROM commerce_assisted_writes) + (SELECT COUNT(*) FROM commerce_assisted_records)
           AS total`,
        )
        .get()?.total
    const before = count()
    await write('made-up')
    await write()
    expect(count()).toBe(before)
  })
})

it('a read that names a session is refused where that is not open, too', async () => {
  await expectRefusal(await read('made-up'), 403, refused)
  expect((await read(await begin('edith.marsh'))).status).toBe(200)
})

describe('the end of a session', () => {
  it('is ten minutes after the last call in it, whenever somebody asks', async () => {
    const session = await begin('edith.marsh')
    commerce.advance(590)
    expect((await read(session)).status).toBe(200)
    expect(await ended()).toEqual([undefined])
    commerce.advance(50 * 60)
    await expectRefusal(await read(session), 403, refused)
    expect(await ended()).toEqual(['2026-09-28T10:19:50+0000'])
    await expectRefusal(await service(`/sessions/${session}`, { method: 'DELETE' }), 404, {})
    expect(await ended()).toEqual(['2026-09-28T10:19:50+0000'])
  })

  it('is an hour after its start at the latest, when the token of the agent ends', async () => {
    const session = await begin('edith.marsh')
    for (let minutes = 9; minutes < 60; minutes += 9) {
      commerce.advance(9 * 60)
      expect((await read(session)).status).toBe(200)
    }
    commerce.advance(9 * 60)
    await expectRefusal(await read(session), 403, refused)
    expect(await ended()).toEqual(['2026-09-28T11:00:00+0000'])
  })

  it('is put off by activity that the store reports, from when that was', async () => {
    const session = await begin('edith.marsh')
    const active = (secondsAgo: number) =>
      service(`/sessions/${session}/entries`, { body: { kind: 'active', text: '', secondsAgo } })
    commerce.advance(500)
    expect((await active(100)).status).toBe(201)
    commerce.advance(499)
    expect((await active(590)).status).toBe(201)
    commerce.advance(20)
    await expectRefusal(await active(0), 404, {})
    expect(await ended()).toEqual(['2026-09-28T10:16:49+0000'])
  })
})

describe.each([
  ['an agent is locked', "UPDATE identity_agents SET permanently_locked = 1 WHERE id = 'agent-vera'"],
  ['an agent loses the role', "UPDATE identity_agents SET roles = '[]' WHERE id = 'agent-vera'"],
  ['the customer is locked', "UPDATE identity_users SET permanently_locked = 1 WHERE id = 'uid-edith'"],
  ['the customer has closed the account', "UPDATE identity_users SET closes_at = 1 WHERE id = 'uid-edith'"],
])('once %s', (_what, sql) => {
  it('the next call in a running session is refused, whatever it is', async () => {
    const session = await begin('edith.marsh')
    run(sql)
    await expectRefusal(await read(session), 403, refused)
    await expectRefusal(await write(session), 403, refused)
    const page = { kind: 'page', text: '/store/cart' }
    await expectRefusal(await service(`/sessions/${session}/entries`, { body: page }), 403, refused)
  })
})

it('a session of an agent whose account wrong passwords have locked for a while goes on', async () => {
  const session = await begin('edith.marsh')
  run("UPDATE identity_agents SET locked_until = 9999999999999 WHERE id = 'agent-vera'")
  expect((await read(session)).status).toBe(200)
})

it('an agent reaches customers of the site only', async () => {
  await expectRefusal(await about('hugo.sato', ''), 403, refused)
  expect((await about('hugo.sato', '', { site: 'asiaassessments' })).status).toBe(200)
})

it('a customer without a country is of no site, and cannot be acted as', async () => {
  run("UPDATE commerce_customers SET registration_country = NULL WHERE uid = 'edith.marsh'")
  await expect(begin('edith.marsh')).rejects.toThrow()
  await expectRefusal(await about('edith.marsh', ''), 403, refused)
})

describe('the entries of the log', () => {
  const entries = async (query = '', as = VERA) =>
    readExactly(await service(`/entries?${query}`, { as }), assistedEntriesSchema)
  const sentences = async (query = '', as = VERA) =>
    (await entries(query, as)).entries.map(({ kind, text, hits }) =>
      [kind, text, hits ?? ''].join(' ').trim(),
    )

  it('have searches by kind and hits, never by their text', async () => {
    for (const query of ['query=edith.marsh@example.com', 'query=marsh', 'query=C404', 'orderId=10000001'])
      await service(`/customers/search?${query}`)
    expect(await sentences()).toEqual([
      'search order 0',
      'search number 0',
      'search name 1',
      'search email 1',
    ])
    expect(JSON.stringify(await entries())).not.toMatch(/edith|marsh/i)
  })

  it('have writes, refused calls, and what the store reports, with customer and session', async () => {
    const session = await begin('edith.marsh')
    await write(session)
    commerce.advance(1)
    await about('edith.marsh', '/closure', { session, method: 'POST' })
    commerce.advance(1)
    await service(`/sessions/${session}/entries`, { body: { kind: 'page', text: '/store/cart' } })
    await service(`/sessions/${session}/entries`, { body: { kind: 'active', text: '' } })
    expect(await sentences(`session=${session}`)).toEqual([
      'page /store/cart',
      'refused POST closure',
      'write POST carts',
    ])
    for (const { customer, agent } of (await entries(`session=${session}`)).entries) {
      expect(customer?.name).toBe('Edith Marsh')
      expect(agent.name).toBe('Vera Castell')
    }
  })

  it('are those of the agent alone, and for a lead those of all', async () => {
    await service('/customers/search?query=marsh')
    await service('/customers/search?query=lind', { as: LIAM })
    expect((await entries()).entries.map(({ agent }) => agent.id)).toEqual([VERA])
    expect((await entries('', LIAM)).entries).toHaveLength(2)
  })

  it('come in pages, and all writes of a long session are among them', async () => {
    const session = await begin('edith.marsh')
    for (let count = 0; count < 25; count += 1) await write(session)
    const [shown] = (await readExactly(await service('/log'), assistedLogSchema)).sessions
    expect([shown?.writes.length, shown?.totalWrites]).toEqual([20, 25])
    const second = await entries(`session=${session}&pageSize=20&currentPage=1`)
    expect(second.entries).toHaveLength(5)
    expect(second.pagination).toMatchObject({ totalResults: 25, totalPages: 2 })
  })
})
