import { expect, it } from 'vitest'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { handlerActivity } from '@/lib/session/activity'
import { type Browser, renew, serveStore } from './sign-in-harness.ts'

const { browser } = serveStore({ accessTokenSeconds: 3600, rotateRefreshTokens: true })

const MINUTE = 60_000

const storeCookies = (from: Browser): ReadonlyMap<string, string> =>
  new Map(
    [...from.cookies].filter(([name]) => name.startsWith('store.')).map(([name, { value }]) => [name, value]),
  )

it('the session check returns the remaining session time, and nothing more to an anonymous user', async () => {
  const anonymous = await browser.send('/api/session')
  expect(await anonymous.json()).toEqual({ state: 'anonymous' })
  await browser.signIn('edith.marsh')
  const answer = await browser.send('/api/session')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.json()).toEqual({
    state: 'signedIn',
    idleSeconds: expect.any(Number),
    tokenSeconds: expect.any(Number),
    absoluteSeconds: expect.any(Number),
  })
})

it.each([
  ['a look', 'GET', '/api/session', null, 'anonymous'],
  ['another look', 'GET', '/api/account', null, 'anonymous'],
  ['the wish to stay', 'POST', '/api/session', null, 'signedIn'],
  ['a check after activity', 'GET', '/store/customer/current', '60', 'signedIn'],
  ['a check after activity long ago', 'GET', '/store/customer/current', '1200', 'anonymous'],
])(
  '%s after twenty minutes decides whether the user is signed in after forty',
  async (_what, method, path, idle, state) => {
    await browser.signIn('edith.marsh')
    const cookies = storeCookies(browser)
    const later = Date.now() + 20 * MINUTE
    const sent = handlerActivity({ method, path, idle }, later)
    const first = await renew(cookies, later, sent)
    expect(first.session.state).toBe('signedIn')
    const kept = withCookieChanges(cookies, first.cookies)
    const second = await renew(kept, later + 20 * MINUTE)
    expect(second.session.state).toBe(state)
  },
)
