import { beforeEach, describe, expect, it } from 'vitest'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { findLastConsent, isActive } from '../../sandbox/commerce/consents/consent-store.ts'
import { findCustomerByIamId } from '../../sandbox/commerce/customers/customer-store.ts'
import {
  loadNotifications,
  openSession,
  PASSWORD,
  pointStoreAt,
  readPromptNotice,
  sealFormOwner,
  serveStore,
} from './store-sign-in-harness.ts'

const { browser, sandbox } = serveStore()

// An answer changes the person for good.
beforeEach(async () => {
  expect((await fetch(new URL('/reset', sandbox().urls.control), { method: 'POST' })).status).toBe(204)
})

const WANTED = '/en-us/store/search?y=1'
const QUESTIONS = `/en-us/login?returnTo=${encodeURIComponent(WANTED)}`

const signIn = async (username: string) => (await browser.signIn(username, PASSWORD, WANTED)).address

const cookieMap = (): CookieMap => new Map([...browser.cookies].map(([name, { value }]) => [name, value]))

const customer = (id: string) => findCustomerByIamId(sandbox().context.database, id)

/** Sends an answer as the page's form does, and tells where it leads. */
async function answer(id: string, form: Record<string, string>): Promise<string | null> {
  const owned = { returnTo: WANTED, formOwner: await sealFormOwner(id), ...form }
  const response = await browser.send('/api/profile?locale=en-us', { form: owned })
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

const refusal = async (id: string) => (await readPromptNotice(cookieMap(), id))?.errors

describe('questions after sign-in (spec §2, Login)', () => {
  it.each(['edith.marsh', 'hugo.sato', 'iris.tremblay'])('are not asked of %s', async username => {
    expect(await signIn(username)).toBe(WANTED)
  })

  it.each(['jonas.wick', 'kira.osei', 'lena.moor'])(
    'are asked of %s before the page wanted',
    async username => {
      expect(await signIn(username)).toBe(QUESTIONS)
    },
  )

  it('do not interrupt the way into a registration', async () => {
    const { address } = await browser.signIn('kira.osei', PASSWORD, '/en-us/register')
    expect(address).toBe('/en-us/register')
  })

  it('are left out while commerce is away', async () => {
    pointStoreAt(sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect(await signIn('kira.osei')).toBe(WANTED)
  })
})

describe('a registration that is not complete', () => {
  it.each([
    ['ada.brightwater', 'personal-info'],
    ['ben.ormsby', 'contact-address'],
    ['dina.haldane', 'organisation'],
    ['finn.corvane', 'organisation'],
  ])('of %s is gone on with at %s, where no page in particular was wanted', async (username, step) => {
    const { address } = await browser.signIn(username, PASSWORD, '/en-us')
    expect(address).toBe(`/en-us/register/${step}?notice=unfinished`)
  })

  it('is told on the page that was wanted, with the way to the open step', async () => {
    const address = new URL(await signIn('dina.haldane'), 'http://store')
    expect(address.pathname + address.search).toContain(WANTED)
    const [told] = await loadNotifications(address.searchParams.get('notifications'), 'en-us')
    expect(told?.message).toContain('<a href="/en-us/register/organisation">Continue with: Organization</a>')
  })
})

describe('an email for an account without one', () => {
  it('must be there, valid and not taken, and keeps what was typed', async () => {
    await signIn('jonas.wick')
    for (const [email, code] of [
      ['', 'required'],
      ['nonsense', 'invalid'],
      ['Edith.Marsh@example.com', 'taken'],
    ] as const) {
      expect(await answer('uid-jonas', { task: 'email', email })).toBe(QUESTIONS)
      expect(await refusal('uid-jonas')).toEqual({ fieldErrors: [{ name: 'email', code }], formErrors: [] })
      expect((await readPromptNotice(cookieMap(), 'uid-jonas'))?.values).toEqual({ email })
    }
  })

  it('cannot be put off, and once saved is the email of the session and of commerce', async () => {
    await signIn('jonas.wick')
    expect(await answer('uid-jonas', { task: 'email', intent: 'later' })).toBe(QUESTIONS)
    expect(await answer('uid-jonas', { task: 'email', email: 'jonas@example.org' })).toBe(WANTED)
    const { session } = await openSession(cookieMap(), Date.now())
    expect(session).toMatchObject({ user: { email: 'jonas@example.org', firstName: 'Jonas' } })
    expect(customer('uid-jonas')).toMatchObject({ email: 'jonas@example.org' })
    expect(await answer('uid-jonas', { task: 'email', email: 'jonas@example.org' })).toBe(WANTED)
    expect(await signIn('jonas.wick')).toBe(WANTED)
  })

  it('never takes the place of one that is there: the form of another tab, or a made-up one, changes nothing', async () => {
    await signIn('edith.marsh')
    const before = customer('uid-edith')?.email
    expect(before).toContain('@')
    expect(await answer('uid-edith', { task: 'email', email: 'intruder@example.org' })).toBe(WANTED)
    expect(customer('uid-edith')?.email).toBe(before)
    const { session } = await openSession(cookieMap(), Date.now())
    expect(session).toMatchObject({ user: { email: before } })
  })

  it('is refused after too many that are taken', async () => {
    await browser.signIn('jonas.wick')
    for (let attempt = 0; attempt < 10; attempt += 1)
      await answer('uid-jonas', { task: 'email', email: 'edith.marsh@example.com' })
    await answer('uid-jonas', { task: 'email', email: 'new@example.org' })
    expect(await refusal('uid-jonas')).toEqual({ fieldErrors: [], formErrors: [{ code: 'tooManyRequests' }] })
  })
})

describe('a missing phone', () => {
  it('is judged by the rules of phone numbers', async () => {
    await signIn('kira.osei')
    for (const [phone, code] of [
      ['', 'required'],
      ['123', 'tooShort'],
      ['+44 20 7946 0958', 'countryMismatch'],
    ] as const) {
      expect(await answer('uid-kira', { task: 'phone', phoneCountry: 'US', phone })).toBe(QUESTIONS)
      expect((await refusal('uid-kira'))?.fieldErrors).toEqual([{ name: 'phone', code }])
    }
  })

  it('can wait for this session and is asked for again by the next', async () => {
    await signIn('kira.osei')
    expect(await answer('uid-kira', { task: 'phone', intent: 'later' })).toBe(WANTED)
    await browser.send('/api/assessments/login/auth/sign-out?locale=en-us', { form: {} })
    expect(await signIn('kira.osei')).toBe(QUESTIONS)
  })

  it('is saved and not asked for again', async () => {
    await signIn('kira.osei')
    const phone = '(614) 555-0142'
    expect(await answer('uid-kira', { task: 'phone', phoneCountry: 'US', phone })).toBe(WANTED)
    expect(customer('uid-kira')).toMatchObject({ phoneCountryCode: '1', phoneNumber: '6145550142' })
    expect(await signIn('kira.osei')).toBe(WANTED)
  })
})

describe('the choice about messages', () => {
  it.each([
    ['no', false],
    ['yes', true],
  ] as const)('takes %s for an answer', async (marketing, kept) => {
    await signIn('lena.moor')
    expect(await answer('uid-lena', { task: 'preferences', marketing })).toBe(WANTED)
    expect(customer('uid-lena')?.marketingConsent).toBe(kept)
    expect(await signIn('lena.moor')).toBe(WANTED)
  })

  it('takes nothing else for one', async () => {
    await signIn('edith.marsh')
    await answer('uid-edith', { task: 'preferences', marketing: 'maybe' })
    expect((await refusal('uid-edith'))?.formErrors).toEqual([{ code: 'malformed' }])
  })
})

describe('the choice about messages on its own page', () => {
  const PAGE = '/store/usassessments/en/my-account/preferences'

  const choose = (marketing: string) =>
    answer('uid-edith', { task: 'preferences', place: 'account', returnTo: PAGE, marketing })

  const lastConsent = () =>
    findLastConsent(sandbox().context.database, customer('uid-edith')?.customerId ?? '')

  it('can be changed again and again, and says that it is saved', async () => {
    await signIn('edith.marsh')
    for (const [marketing, kept] of [
      ['yes', true],
      ['no', false],
      ['yes', true],
    ] as const) {
      const address = new URL((await choose(marketing)) ?? '', 'http://store.test')
      expect(address.pathname).toBe(PAGE)
      expect(await loadNotifications(address.searchParams.get('notifications'), 'en-us')).toMatchObject([
        { status: 'SUCCESS' },
      ])
      expect(customer('uid-edith')?.marketingConsent).toBe(kept)
      expect(isActive(lastConsent())).toBe(kept)
    }
  })

  it('must be one, and says so there', async () => {
    await signIn('edith.marsh')
    expect(await choose('')).toBe(PAGE)
    expect((await refusal('uid-edith'))?.fieldErrors).toEqual([{ name: 'marketing', code: 'required' }])
  })

  it('is kept for the page where it could not be saved, and nothing changes', async () => {
    await signIn('edith.marsh')
    const before = customer('uid-edith')?.marketingConsent
    pointStoreAt(sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect(await choose('yes')).toBe(PAGE)
    const left = await readPromptNotice(cookieMap(), 'uid-edith')
    expect(left).toMatchObject({ task: 'preferences', values: { marketing: 'yes' } })
    expect(left?.errors.formErrors).toEqual([{ code: 'unavailable' }])
    expect(customer('uid-edith')?.marketingConsent).toBe(before)
  })

  it('leads back to that page after a new sign-in', async () => {
    browser.forget()
    expect(await choose('yes')).toContain(encodeURIComponent(PAGE))
  })
})

describe('an answer', () => {
  it('to the form of somebody else changes nothing', async () => {
    await signIn('hugo.sato')
    await answer('uid-edith', { task: 'phone', phoneCountry: 'US', phone: '6145550199' })
    expect((await refusal('uid-hugo'))?.formErrors).toEqual([{ code: 'otherAccount' }])
    expect(customer('uid-hugo')).toMatchObject({ phoneNumber: '312345678' })
  })

  it('of nobody, from elsewhere or of no known kind is refused', async () => {
    expect(await answer('uid-edith', { task: 'phone' })).toContain('told=sessionEnded')
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const foreign = await browser.send('/api/profile?locale=en-us', { form: { task: 'phone' }, headers })
    expect(foreign.status).toBe(403)
    const unknown = await browser.send('/api/profile?locale=en-us', { form: { task: 'other' } })
    expect(unknown.status).toBe(400)
  })
})
