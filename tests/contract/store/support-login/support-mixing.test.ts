import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { getMessages } from '@/lib/i18n/messages'
import { supportBarredPath, supportEndedPath } from '@/lib/site/support-paths'
import { ORIGIN } from '../sign-in/sign-in-harness.ts'
import { LOCALE, serveSupport } from './support-harness.ts'

// One browser has the session of an agent or that of a customer, never both and never a mixture of them.

const store = serveSupport()

// A static import would load the module before its settings are replaced.
const guard = () => import('@/lib/middleware/support-guard.server')

const request = (path: string, method: string) =>
  new NextRequest(`${ORIGIN}${path}?locale=${LOCALE}`, {
    method,
    headers: { host: 'localhost:3000', cookie: toCookieHeader(store.cookies()), accept: 'text/html' },
  })

/** Where the middleware leads a write; undefined where it lets it through. */
const barredWrite = async (path: string) =>
  (await (await guard()).guardSupportCall(request(path, 'POST'), Date.now()))?.headers
    .get('location')
    ?.slice(ORIGIN.length)

/** The same for a page, with the names of the cookies that it removes. */
const guardedPage = async (page: string) => {
  const path = `/${LOCALE}${page}`
  const guarded = await (await guard()).guardSupportPage(request(path, 'GET'), LOCALE, page, Date.now())
  return {
    location: guarded?.response.headers.get('location')?.slice(ORIGIN.length),
    removed: guarded?.cookies.map(({ name }) => name) ?? [],
  }
}

const names = () => [...store.browser.cookies.keys()].toSorted()

/** A copy of the cookies, as another tab holds them that has sent its request before. */
const copy = () => new Map(store.browser.cookies)
const restore = (kept: ReadonlyMap<string, { value: string; path: string }>) => {
  for (const [name, cookie] of kept) store.browser.cookies.set(name, cookie)
}

const callCommerceAs = async () => {
  const session = await store.session()
  return session.state === 'signedIn' ? session.user.firstName : session.state
}

describe('a customer who signs in', () => {
  it('cannot while an agent acts in the same browser: the form, its page and its return lead away', async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    const barred = supportBarredPath(LOCALE, 'password')
    expect(await barredWrite('/api/sign-in')).toBe(barred)
    for (const page of ['/login', '/login/auth/callback', '/login/auth/start'])
      expect((await guardedPage(page)).location).toBe(barred)
    expect(await callCommerceAs()).toBe('Edith')
  })

  it('ends the session of an agent who acts as nobody, wherever its cookie was kept', async () => {
    await store.signIn('vera.support')
    const ofAgent = copy()
    await store.browser.signIn('petra.lind')
    expect(names()).not.toContain('store.support')
    expect(await callCommerceAs()).toBe('Petra')
    restore(ofAgent)
    expect(await store.support()).toEqual({ state: 'ended' })
    expect(await callCommerceAs()).toBe('Petra')
  })

  it('with a sign-in that began before the agent acted ends the acting, and is never both', async () => {
    await store.browser.signIn('petra.lind')
    const ofCustomer = copy()
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    restore(ofCustomer)
    // The cookies of the customer are those of a session that was signed out.
    expect(await callCommerceAs()).toBe('Edith')
    await store.send('sign-out')
    expect(await callCommerceAs()).toBe('anonymous')
  })
})

describe('an agent in two tabs', () => {
  beforeEach(async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
  })

  it('who signs out in one acts in the other no more, and reaches no page of the customer', async () => {
    const other = copy()
    await store.send('sign-out')
    restore(other)
    expect(await callCommerceAs()).toBe('anonymous')
    const { location, removed } = await guardedPage('/store/my-account')
    expect(location).toBe(supportEndedPath(LOCALE))
    expect(removed).toEqual(['store.support'])
    expect(await barredWrite('/api/cart/lines')).toBe(supportEndedPath(LOCALE))
  })

  it('who ends in one and begins with another customer is that customer in both', async () => {
    const other = copy()
    await store.send('end')
    await store.start('petra.lind')
    restore(other)
    expect(await callCommerceAs()).toBe('Petra')
  })

  it('ends the customer whom the other tab has signed in for the start, not only in the browser', async () => {
    await store.send('end')
    await store.browser.signIn('petra.lind')
    const ofCustomer = copy()
    expect(await store.support()).toEqual({ state: 'none' })
    await store.signIn('liam.lead')
    await store.start('edith.marsh')
    expect(names()).toContain('store.support')
    expect(names()).not.toContain('store.session')
    await store.send('end')
    restore(ofCustomer)
    expect(await callCommerceAs()).toBe('anonymous')
  })
})

describe('a form that was opened for one customer', () => {
  it('is not sent for the one as whom the other tab has begun to act', async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    const { sealFormOwner } = await import('../sign-in/sign-in-harness.ts')
    const formOwner = await sealFormOwner(store.numberOf('edith.marsh'))
    await store.start('petra.lind')
    const sent = await store.browser.send(`/api/addresses?locale=${LOCALE}`, {
      form: { submissionKey: crypto.randomUUID(), formOwner },
      headers: { accept: 'application/json' },
    })
    expect(sent.status).toBe(409)
    expect(await sent.json()).toEqual({ message: getMessages(LOCALE).forms.failed.otherAccount })
  })
})

describe('a cookie of support staff that is not ours', () => {
  const FORGED = {
    'of no shape': () => 'x',
    'with a session id in the open': () => JSON.stringify({ sid: 'made-up' }),
    'of a customer, under the name of the other': () =>
      store.browser.cookies.get('store.session')?.value ?? '',
    'with one sign changed': () => {
      const { value = '' } = store.browser.cookies.get('store.support') ?? {}
      const at = Math.floor(value.length / 2)
      return `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`
    },
    'empty of content': () => '{}',
  } as const

  it.each(Object.entries(FORGED))('%s gives no access, and is removed', async (name, forge) => {
    if (name.includes('customer')) await store.browser.signIn('petra.lind')
    else await store.signIn('vera.support')
    store.browser.cookies.set('store.support', { value: forge(), path: '/' })
    expect(await store.support()).toEqual({ state: 'ended' })
    expect(await callCommerceAs()).not.toBe('Edith')
    const { location, removed } = await guardedPage('/store/my-account')
    expect(location).toBe(supportEndedPath(LOCALE))
    expect(removed).toEqual(['store.support'])
    expect(await store.start('edith.marsh')).toBe(supportEndedPath(LOCALE))
    expect(await callCommerceAs()).not.toBe('Edith')
  })

  it('under the names of a customer’s cookies makes nobody a customer', async () => {
    await store.signIn('vera.support')
    const cookie = store.browser.cookies.get('store.support')
    if (cookie === undefined) throw new Error('no agent is signed in')
    store.browser.cookies.delete('store.support')
    for (const name of ['store.session', 'store.tokens']) store.browser.cookies.set(name, cookie)
    expect(await callCommerceAs()).toBe('anonymous')
  })
})

it('the session of a customer names no agent, and the token of an agent is never in it', async () => {
  await store.browser.signIn('petra.lind')
  const own = await store.session()
  expect(own).not.toHaveProperty('assisted')
  await store.signIn('vera.support')
  await store.start('petra.lind')
  const acting = await store.session()
  expect(acting).toHaveProperty('assisted')
  if (own.state !== 'signedIn' || acting.state !== 'signedIn') throw new Error('nobody is signed in')
  expect(acting.accessToken).not.toBe(own.accessToken)
  expect(acting.sid).not.toBe(own.sid)
})
