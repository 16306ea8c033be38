import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { fill } from '@/lib/i18n/fill'
import { runInRequest } from '@/lib/request/request-context'
import { supportBarredPath, supportPath } from '@/lib/site/support-paths'
import { loadNotifications, ORIGIN } from '../sign-in/sign-in-harness.ts'
import { guardedCalls } from './support-calls.ts'
import { LOCALE, serveSupport, TEXTS } from './support-harness.ts'

// No spelling of a path, no other site and no change of an account lets an agent through.

const store = serveSupport()
const { call, page } = guardedCalls(store)

const actAsEdith = async () => {
  await store.signIn('vera.support')
  await store.start('edith.marsh')
}

describe('another spelling of a path', () => {
  it.each([
    '/api/data%2Dcopy',
    '/api//data-copy',
    '/api/%64ata-copy',
    '/api/data%252Dcopy',
    '/api/DATA-COPY',
    '/api/data-copy/',
    '/api%2Fdata-copy',
    '/api/organisations/c%65rtificate',
  ])('%s is not read by an agent', async path => {
    await actAsEdith()
    expect((await call(path, { method: 'GET' }))?.status).toBe(403)
  })

  it.each([
    '/api/c%68eckout/review',
    '/api//orders',
    '/api/orders%2Fapproval',
    '/api/ORDERS',
    '/api/orders/',
  ])('%s is not written by an agent', async path => {
    await actAsEdith()
    expect((await call(path))?.status).toBe(403)
  })

  it.each([
    ['/store/my-account/pro%66ile', 'password'],
    ['/store/my-account/payment%2Dcards', 'cards'],
    ['/store/checkout%2Freview', 'terms'],
    ['/store//my-account/preferences/', 'consents'],
    ['/store/my-account/PROFILE', 'password'],
  ])('the page %s leads to the one about %s', async (path, part) => {
    await actAsEdith()
    expect(await page(path)).toBe(supportBarredPath(LOCALE, part))
  })
})

describe('a call for another site', () => {
  it('is not carried out while the agent acts as a customer of this one, and leads to the search', async () => {
    await actAsEdith()
    const form = await call('/api/cart/lines', { locale: 'nl-nl', accept: 'text/html' })
    expect(form?.headers.get('location')).toBe(`${ORIGIN}${supportPath('nl-nl')}`)
    const script = await call('/api/cart/lines', { locale: 'nl-nl' })
    expect(await script?.json()).toEqual({ signIn: supportPath('nl-nl') })
    expect(await call('/api/support/end', { locale: 'nl-nl' })).toBeUndefined()
  })

  it.each([
    ['the accounts', async () => (await import('@/app/api/organisations/route')).GET],
    ['the cart', async () => (await import('@/app/api/cart/route')).GET],
  ])('is no outage of commerce where it reads %s', async (_what, handler) => {
    await actAsEdith()
    const read = async (accept: string, locale: string) => {
      const headers = { host: 'localhost:3000', cookie: toCookieHeader(store.cookies()), accept }
      const GET = await handler()
      const request = new NextRequest(`${ORIGIN}/?locale=${locale}`, { headers })
      const answer = await runInRequest({ requestId: 'r-1' }, () => GET(request))
      return [answer.status, answer.headers.get('location'), answer.headers.get('retry-after')]
    }
    expect(await read('application/json', LOCALE)).toEqual([200, null, null])
    expect(await read('application/json', 'nl-nl')).toEqual([403, null, null])
    expect(await read('text/html', 'nl-nl')).toEqual([303, supportPath('nl-nl'), null])
  })
})

describe.each([
  ['an agent is locked', "UPDATE identity_agents SET permanently_locked = 1 WHERE id = 'agent-vera'"],
  ['an agent loses the role', "UPDATE identity_agents SET roles = '[]' WHERE id = 'agent-vera'"],
  ['the customer is locked', "UPDATE identity_users SET permanently_locked = 1 WHERE id = 'uid-edith'"],
  ['the customer closes the account', "UPDATE identity_users SET closes_at = 1 WHERE id = 'uid-edith'"],
  ['commerce ends the session', 'UPDATE commerce_assisted_sessions SET ended_at = 1'],
])('once %s', (_what, sql) => {
  afterEach(() => {
    store.sandbox().context.database.exec(
      `UPDATE identity_agents SET permanently_locked = 0, roles = '["asagent"]' WHERE id = 'agent-vera';
       UPDATE identity_users SET permanently_locked = 0, closes_at = NULL WHERE id = 'uid-edith'`,
    )
  })

  const told = async (address: string | null | undefined) => {
    const url = new URL(address ?? '', ORIGIN)
    const found = await loadNotifications(url.searchParams.get('notifications'), LOCALE)
    return { path: url.pathname, told: found.map(({ message }) => message) }
  }
  const expected = { path: supportPath(LOCALE), told: [fill(TEXTS.stopped, { name: 'Edith Marsh' })] }

  it('the next page leads to the search, which says so, and nobody is acted as any more', async () => {
    await actAsEdith()
    expect(await page('/store/cart')).toBeUndefined()
    store.sandbox().context.database.exec(sql)
    expect(await told(await page('/store/cart'))).toEqual(expected)
    expect(await store.session()).toEqual({ state: 'anonymous' })
  })

  it('the next form does, too, and changes nothing', async () => {
    await actAsEdith()
    store.sandbox().context.database.exec(sql)
    const form = await call('/api/cart/lines', { accept: 'text/html' })
    expect(await told(form?.headers.get('location'))).toEqual(expected)
    expect(await store.session()).toEqual({ state: 'anonymous' })
  })
})
