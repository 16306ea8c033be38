import { beforeEach, describe, expect, it } from 'vitest'
import { AGENT_ISSUER_PATH, AGENT_TREE_PATH, SESSION_COOKIE } from '../../../../sandbox/identity/paths.ts'
import { guardedCalls } from './support-calls.ts'
import { LOCALE, serveSupport } from './support-harness.ts'

// Who leaves, leaves everywhere: in commerce, and at the identity provider.

const store = serveSupport()
const { page } = guardedCalls(store)

/** Sessions of an agent that commerce has as open. */
const openOf = (agent: string) =>
  store
    .sandbox()
    .context.database.prepare(
      'SELECT COUNT(*) AS open FROM commerce_assisted_sessions WHERE ended_at IS NULL AND agent_id = ?',
    )
    .get(agent)?.open

const statusAt = async (path: string, init: RequestInit) =>
  (await fetch(`${store.sandbox().urls.identity}${path}`, init)).status

/** What is left at the identity provider of a session of support staff: its token, and its session. */
const leftOf = async ({ accessToken, tokenId }: { accessToken: string; tokenId?: string | undefined }) => ({
  token: await statusAt(`${AGENT_ISSUER_PATH}/userinfo`, {
    headers: { authorization: `Bearer ${accessToken}` },
  }),
  session: await statusAt(`${AGENT_TREE_PATH}/sessions/?_action=getSessionInfo`, {
    method: 'POST',
    headers: { cookie: `${SESSION_COOKIE}=${tokenId}`, 'accept-api-version': 'protocol=1.0' },
  }),
})

const recordOf = async () => {
  const support = await store.support()
  if (support.state !== 'open') throw new Error('no agent is signed in')
  return support.record
}

const NOTHING = { token: 401, session: 401 }

beforeEach(() => {
  store.sandbox().context.database.exec('DELETE FROM commerce_assisted_sessions')
})

describe('an agent who leaves', () => {
  it.each([
    ['by signing out', async () => void (await store.send('sign-out'))],
    ['by another sign-in of support staff', async () => void (await store.signIn('liam.lead'))],
    [
      'after the idle time',
      async () => {
        await page('/store/my-account', LOCALE, Date.now() + 11 * 60_000)
      },
    ],
  ])('%s leaves nothing open: not in commerce, not at the identity provider', async (_how, leave) => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    const record = await recordOf()
    expect(await leftOf(record)).toEqual({ token: 200, session: 200 })
    expect(openOf('agent-vera')).toBe(1)
    await leave()
    expect(openOf('agent-vera')).toBe(0)
    expect(await leftOf(record)).toEqual(NOTHING)
  })

  it('by the sign-in of a customer leaves nothing at the identity provider, either', async () => {
    await store.signIn('vera.support')
    const record = await recordOf()
    await store.browser.signIn('petra.lind')
    expect(await leftOf(record)).toEqual(NOTHING)
  })
})

it('an agent who signs in after an idle end closes what was open before', async () => {
  await store.signIn('vera.support')
  await store.start('edith.marsh')
  const support = await store.support()
  if (support.state !== 'open') throw new Error('no agent is signed in')
  const { sharedState } = await import('@/lib/state/shared-state.server')
  await sharedState().set(`support-seen/${support.sid}`, '0', 60)
  expect(await store.support()).toEqual({ state: 'ended' })
  await store.signIn('liam.lead')
  expect(openOf('agent-vera')).toBe(0)
  expect(await leftOf(support.record)).toEqual(NOTHING)
})

describe('an agent with two tabs', () => {
  beforeEach(() => store.signIn('vera.support').then(() => undefined))

  it('who signs out in one while acting begins in the other is signed out, and acts as nobody', async () => {
    const record = await recordOf()
    const kept = new Map(store.browser.cookies)
    await Promise.all([store.start('edith.marsh'), store.send('sign-out')])
    for (const [name, cookie] of kept) store.browser.cookies.set(name, cookie)
    expect(await store.support()).toEqual({ state: 'ended' })
    expect(openOf('agent-vera')).toBe(0)
    expect(await leftOf(record)).toEqual(NOTHING)
  })

  it('who begins with two customers at once acts as one of them, in commerce too', async () => {
    await Promise.all([store.start('edith.marsh'), store.start('petra.lind')])
    const { acting } = await recordOf()
    expect([store.numberOf('edith.marsh'), store.numberOf('petra.lind')]).toContain(acting?.customerId)
    expect(openOf('agent-vera')).toBe(1)
  })
})

it('the check of the session answers an agent who acts as a customer, and nobody afterwards', async () => {
  const check = async () => (await store.browser.send('/store/customer/current?idle=1')).status
  await store.signIn('vera.support')
  await store.start('edith.marsh')
  expect(await check()).toBe(200)
  await store.send('end')
  expect(await check()).toBe(401)
})

describe('a form of an agent that the browser sends once more, with the same key', () => {
  const again = { submissionKey: crypto.randomUUID() }

  it('signs out the session that has begun since', async () => {
    for (let times = 0; times < 2; times += 1) {
      // A code is good once.
      store.sandbox().context.database.exec('UPDATE identity_agents SET last_period = 0')
      await store.signIn('vera.support')
      const record = await recordOf()
      await store.send('sign-out', again)
      expect(await leftOf(record)).toEqual(NOTHING)
    }
  })

  it('begins again with a customer whom the agent has left', async () => {
    await store.signIn('vera.support')
    for (let times = 0; times < 2; times += 1) {
      await store.start('edith.marsh', again)
      expect(await store.session()).toMatchObject({ state: 'signedIn' })
      await store.send('end')
    }
    expect(openOf('agent-vera')).toBe(0)
  })
})
