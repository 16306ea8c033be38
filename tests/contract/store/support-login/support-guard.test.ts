import { afterEach, describe, expect, it } from 'vitest'
import { SUPPORT_IDLE_SECONDS } from '@/lib/config/limits'
import { ACCOUNT_PAGES } from '@/lib/site/account-pages'
import { accountSummaryPath } from '@/lib/site/paths'
import { supportBarredPath, supportEndedPath, supportPath } from '@/lib/site/support-paths'
import { CUSTOMER_ONLY_READS, WRITES_OF_AGENTS } from '@/lib/support/customer-only'
import { logLines, ORIGIN, pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { guardedCalls } from './support-calls.ts'
import { LOCALE, serveSupport, TEXTS } from './support-harness.ts'

const store = serveSupport()

const { call, page } = guardedCalls(store)

/** Moves the clock of the back ends. */
const setClock = (move: object) =>
  fetch(new URL('/clock', store.sandbox().urls.control), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(move),
  })

const moveClock = (advanceSeconds: number) => setClock({ advanceSeconds })

afterEach(async () => {
  await setClock({ set: new Date().toISOString() })
})

const actAsEdith = async () => {
  await store.signIn('vera.support')
  await store.start('edith.marsh')
}

const rows = Object.entries(WRITES_OF_AGENTS)
const own = rows.filter(([, part]) => part !== 'allowed')
const allowed = rows.filter(([, part]) => part === 'allowed')

describe('while an agent acts as a customer', () => {
  it.each(own)('%s is refused with a sentence, and leads a form to the page about %s', async (path, part) => {
    await actAsEdith()
    const refused = await call(path)
    expect(refused?.status).toBe(403)
    expect(await refused?.json()).toEqual({ message: TEXTS.barred.message })
    const led = await call(path, { accept: 'text/html' })
    expect(led?.status).toBe(303)
    expect(led?.headers.get('location')).toBe(`${ORIGIN}${supportBarredPath(LOCALE, part)}`)
  })

  it.each(allowed)('%s is allowed', async path => {
    await actAsEdith()
    expect(await call(path)).toBeUndefined()
  })

  it('a handler that the table does not name is refused', async () => {
    await actAsEdith()
    expect((await call('/api/something-new'))?.status).toBe(403)
  })

  it.each(CUSTOMER_ONLY_READS)('%s is not read, either', async path => {
    await actAsEdith()
    expect((await call(path, { method: 'GET' }))?.status).toBe(403)
  })

  it.each(['/api/checkout/documents/d-1', '/api/qualifications/files/d-1'])(
    '%s, a file that the customer has sent, is not read, either',
    async path => {
      await actAsEdith()
      expect((await call(path, { method: 'GET' }))?.status).toBe(403)
    },
  )

  it.each([
    ['/store/checkout/review', 'terms'],
    ['/store/exp-checkout', 'terms'],
    ['/register', 'terms'],
    ['/login', 'password'],
    ['/store/my-account/profile', 'password'],
    ['/store/my-account/payment-cards/new', 'cards'],
    ['/store/invoices/payment', 'cards'],
    ['/store/my-account/qualifications/new/degree', 'statements'],
    ['/store/my-account/preferences', 'consents'],
    ['/store/my-account/accounts/new', 'organizations'],
  ])('the page %s leads to the one about %s', async (path, part) => {
    await actAsEdith()
    expect(await page(path)).toBe(supportBarredPath(LOCALE, part))
  })

  it.each([
    '/store/my-account',
    '/store/my-account/order-history',
    '/store/my-account/qualifications',
    '/store/cart',
    '/store/quick-order',
    '/store/invoices',
    '/store/my-account/support-login/barred',
  ])('the page %s is shown', async path => {
    await actAsEdith()
    expect(await page(path)).toBeUndefined()
  })

  it('no menu offers a page that leads there, and the menu of the customer has them all', async () => {
    const hidden = async () => {
      const answer = await store.browser.send(accountSummaryPath(LOCALE))
      const { hiddenPages }: { hiddenPages: readonly string[] } = await answer.json()
      return hiddenPages
    }
    await actAsEdith()
    const ofAgent = await hidden()
    for (const { page: name, path } of ACCOUNT_PAGES) {
      const isLedAway = (await page(`/store/my-account/${path}`)) !== undefined
      if (isLedAway) expect(ofAgent).toContain(name)
    }
    expect(ofAgent).toEqual(expect.arrayContaining(['profile', 'preferences', 'paymentCards']))
    await store.send('sign-out')
    await store.browser.signIn('edith.marsh')
    const ofCustomer = await hidden()
    expect(ofAgent.filter(name => !ofCustomer.includes(name)).toSorted()).toEqual([
      'newAccount',
      'paymentCards',
      'preferences',
      'profile',
      'register',
    ])
  })

  it.each(['quotes', 'carts'])('the log gets no token of a shared page of %s', async kind => {
    await actAsEdith()
    const { database } = store.sandbox().context
    await page(`/store/${kind}/shared/kZ3v9QwT7xLr2BnH`)
    const [latest] = database
      .prepare('SELECT text FROM commerce_assisted_events ORDER BY rowid DESC LIMIT 1')
      .all()
    expect(latest).toEqual({ text: `/store/${kind}/shared/[token]` })
  })

  it('what commerce does not write down is named in our own log, so that it can be added there', async () => {
    await actAsEdith()
    const support = await store.support()
    const session = support.state === 'open' ? support.record.acting?.session : undefined
    pointStoreAt(store.sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect(await page('/store/my-account/orders')).toBeUndefined()
    const told = logLines().filter(line => line.includes('entry of support staff not written down'))
    expect(told.map(line => JSON.parse(line))).toMatchObject([
      { agent: 'agent-vera', session, entry: 'page', path: '/store/my-account/orders' },
    ])
  })

  it('a page of another site leads to the search of that site', async () => {
    await actAsEdith()
    expect(await page('/store/cart', 'nl-nl')).toBe(supportPath('nl-nl'))
  })
})

describe('after the end of a session of support staff', () => {
  const LATER = Date.now() + 3 * 3_600_000

  it('pages and forms lead to the sign-in of support staff, and the cookie is removed', async () => {
    await actAsEdith()
    expect(await page('/store/my-account', LOCALE, LATER)).toBe(supportEndedPath(LOCALE))
    const form = await call('/api/cart/entries', { accept: 'text/html' }, LATER)
    expect(form?.headers.get('location')).toBe(`${ORIGIN}${supportEndedPath(LOCALE)}`)
    expect(form?.headers.getSetCookie().join()).toMatch(/^store\.support=;.*Max-Age=0/)
    const script = await call('/api/cart/entries', {}, LATER)
    expect(script?.status).toBe(401)
    expect(await script?.json()).toEqual({ signIn: supportEndedPath(LOCALE) })
  })

  const ends = () =>
    store
      .sandbox()
      .context.database.prepare(
        `SELECT started_at AS began, last_seen_at AS seen, ended_at AS ended FROM commerce_assisted_sessions
         ORDER BY started_at DESC, rowid DESC LIMIT 1`,
      )
      .get()

  it('the log says when it was, once, however late the browser comes back', async () => {
    await actAsEdith()
    await page('/store/cart')
    expect(ends()?.ended).toBeNull()
    const late = 50 * 60
    await moveClock(late)
    expect(await page('/store/my-account', LOCALE, Date.now() + late * 1000)).toBe(supportEndedPath(LOCALE))
    expect(ends()?.ended).toBe(Number(ends()?.seen) + SUPPORT_IDLE_SECONDS * 1000)
    expect(await store.support()).toEqual({ state: 'ended' })
    expect(await page('/store/my-account', LOCALE, Date.now() + late * 1000)).toBe(supportEndedPath(LOCALE))
    expect(logLines().filter(line => line.includes('support session ended'))).toHaveLength(1)
  })

  it('the log says when it was even if the browser never comes back', async () => {
    await actAsEdith()
    await moveClock(3 * 3_600)
    store.browser.forget()
    await store.signIn('liam.lead')
    const { fetchAssistedLog } = await import('@/lib/backends/commerce/assisted-service.server')
    const support = await store.support()
    if (support.state !== 'open') throw new Error('no agent is signed in')
    const { accessToken } = support.record
    await fetchAssistedLog({ locale: LOCALE, accessToken }, { page: 0 })
    expect(ends()?.ended).toBe(Number(ends()?.began) + SUPPORT_IDLE_SECONDS * 1000)
  })
})

describe('nothing is guarded', () => {
  it.each([
    ['for a customer', async () => store.browser.signIn('edith.marsh')],
    ['for an agent who acts as nobody', async () => store.signIn('vera.support')],
    ['for a visitor', async () => undefined],
  ])('%s', async (_who, begin) => {
    await begin()
    expect(await call('/api/orders')).toBeUndefined()
    expect(await page('/store/checkout/review')).toBeUndefined()
  })
})
