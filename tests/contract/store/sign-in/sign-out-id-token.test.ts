import { expect, it } from 'vitest'
import { z } from 'zod'
import { TOKEN_EXPIRY_THRESHOLD_MS } from '@/lib/config/limits'
import { type SealKey, seal, unseal } from '@/lib/crypto/seal.server'
import { signOutActionPath } from '@/lib/site/paths'
import type { SharedState } from '@/lib/state/state'
import { forgetProcessState, readProcessState } from '../../../support/process-state.ts'
import { signedOutAt } from '../../../support/signed-out.ts'
import { Browser, logLines, openSession, renew, SESSION_SECRET, serveStore } from './sign-in-harness.ts'

const { browser } = serveStore({
  accessTokenSeconds: TOKEN_EXPIRY_THRESHOLD_MS / 1000 - 5,
  rotateRefreshTokens: true,
})

const KEY: SealKey = { secret: SESSION_SECRET, purpose: 'tokens' }

const held = () => new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
const readTokens = () => unseal(browser.cookies.get('store.tokens')?.value, KEY, z.looseObject({}))

/** Takes the ID token that the deployment keeps for the session of the browser. */
async function takeKept(): Promise<string | undefined> {
  const { identity } = await openSession(held(), Date.now())
  return readProcessState<SharedState>('shared-state').take(`id-token/${identity?.sid}`)
}

const ID_TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/
const CONTENT = ['accessToken', 'exp', 'expiresAt', 'refreshToken', 'seenAt', 'sid']

it('the ID token is in no cookie, and the deployment keeps that of each refresh', async () => {
  await browser.signIn('edith.marsh')
  expect(Object.keys((await readTokens()) ?? {}).toSorted()).toEqual(CONTENT)
  expect(await takeKept()).toMatch(ID_TOKEN)
  const { cookies } = await renew(held(), Date.now())
  for (const { name, value, options } of cookies) browser.cookies.set(name, { value, path: options.path })
  expect(Object.keys((await readTokens()) ?? {}).toSorted()).toEqual(CONTENT)
  expect(await takeKept()).toMatch(ID_TOKEN)
})

/** The session as a release wrote it that had the ID token in the cookie. */
async function writeOlderCookie(): Promise<void> {
  const tokens = { ...(await readTokens()), idToken: await takeKept() }
  forgetProcessState()
  browser.cookies.set('store.tokens', { value: await seal(tokens, { ...KEY, maxAge: 60 }), path: '/' })
}

// The token alone names the session: the cookie of the identity provider is at another host.
it.each([
  ['after a restart has lost it', async () => forgetProcessState()],
  ['of an older release, whose cookie has it', writeOlderCookie],
])('a session %s is signed out at the identity provider by a new ID token', async (_when, prepare) => {
  await browser.signIn('edith.marsh')
  const otherHost = new Browser()
  const cookie = browser.cookies.get('iPlanetDirectoryPro')
  if (cookie !== undefined) otherHost.cookies.set('iPlanetDirectoryPro', cookie)
  browser.cookies.delete('iPlanetDirectoryPro')
  await prepare()
  expect((await openSession(held(), Date.now())).session.state).toBe('signedIn')
  const { address } = await browser.visit(signOutActionPath('en-us'), { form: {} })
  expect(address).toBe(signedOutAt('/en-us'))
  expect(logLines().join('')).not.toContain('Error during')
  expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
  const silent = await otherHost.visit('/en-us/login/auth/start?prompt=none')
  expect(silent.address).toBe('/en-us/login')
  expect(await otherHost.account()).toEqual({ state: 'anonymous' })
})
