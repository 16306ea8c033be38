import { describe, expect, it } from 'vitest'
import {
  loadNotifications,
  openSession,
  PASSWORD,
  pointStoreAt,
  sealFormOwner,
} from '../sign-in/sign-in-harness.ts'
import { servePrompts, WANTED } from './prompts-harness.ts'

const { browser, sandbox, signIn, cookieMap, customer, answer, rejected } = servePrompts()

const QUESTIONS = `/en-us/login?returnTo=${encodeURIComponent(WANTED)}`

describe('prompts after sign-in (spec §2, Login)', () => {
  it.each(['edith.marsh', 'hugo.sato', 'iris.tremblay'])('are not shown to %s', async username => {
    expect(await signIn(username)).toBe(WANTED)
  })

  it.each(['jonas.wick', 'kira.osei', 'lena.moor'])(
    'are shown to %s before the requested page',
    async username => {
      expect(await signIn(username)).toBe(QUESTIONS)
    },
  )

  it('do not interrupt the way into a registration', async () => {
    const { address } = await browser.signIn('kira.osei', PASSWORD, '/en-us/register')
    expect(address).toBe('/en-us/register')
  })

  it('are skipped while commerce is unavailable', async () => {
    pointStoreAt(sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    expect(await signIn('kira.osei')).toBe(WANTED)
  })
})

describe('an incomplete registration', () => {
  it.each([
    ['ada.brightwater', 'personal-info'],
    ['ben.ormsby', 'contact-address'],
    ['dina.haldane', 'organisation'],
    ['finn.corvane', 'organisation'],
  ])('of %s continues at %s when no particular page was requested', async (username, step) => {
    const { address } = await browser.signIn(username, PASSWORD, '/en-us')
    expect(address).toBe(`/en-us/register/${step}?notice=unfinished`)
  })

  it('is mentioned on the requested page, with a link to the open step', async () => {
    const address = new URL(await signIn('dina.haldane'), 'http://store')
    expect(address.pathname + address.search).toContain(WANTED)
    const [told] = await loadNotifications(address.searchParams.get('notifications'), 'en-us')
    expect(told?.message).toContain('<a href="/en-us/register/organisation">Continue with: Organization</a>')
  })
})

describe('the prompt for a missing email', () => {
  it('requires a valid email that is not taken, and keeps the submitted value', async () => {
    await signIn('jonas.wick')
    for (const [email, code] of [
      ['', 'required'],
      ['nonsense', 'invalid'],
      ['Edith.Marsh@example.com', 'taken'],
    ] as const) {
      expect(await answer('uid-jonas', { task: 'email', email })).toBe(QUESTIONS)
      expect((await rejected('uid-jonas'))?.errors).toEqual({
        fieldErrors: [{ name: 'email', code }],
        formErrors: [],
      })
      expect((await rejected('uid-jonas'))?.fields).toEqual({ task: 'email', email })
    }
  })

  it('cannot be skipped, and saves the email in the session and in commerce', async () => {
    await signIn('jonas.wick')
    expect(await answer('uid-jonas', { task: 'email', intent: 'later' })).toBe(QUESTIONS)
    expect(await answer('uid-jonas', { task: 'email', email: 'jonas@example.org' })).toBe(WANTED)
    const { session } = await openSession(cookieMap(), Date.now())
    expect(session).toMatchObject({ user: { email: 'jonas@example.org', firstName: 'Jonas' } })
    expect(customer('uid-jonas')).toMatchObject({ email: 'jonas@example.org' })
    expect(await answer('uid-jonas', { task: 'email', email: 'jonas@example.org' })).toBe(WANTED)
    expect(await signIn('jonas.wick')).toBe(WANTED)
  })

  it('never replaces an existing email: the form of another tab or a forged one changes nothing', async () => {
    await signIn('edith.marsh')
    const before = customer('uid-edith')?.email
    expect(before).toContain('@')
    expect(await answer('uid-edith', { task: 'email', email: 'intruder@example.org' })).toBe(WANTED)
    expect(customer('uid-edith')?.email).toBe(before)
    const { session } = await openSession(cookieMap(), Date.now())
    expect(session).toMatchObject({ user: { email: before } })
  })

  it('never replaces an email that was set since by another browser, whose session says otherwise', async () => {
    await signIn('jonas.wick')
    const other = new Map(browser.cookies)
    await answer('uid-jonas', { task: 'email', email: 'jonas@example.org' })
    for (const [name, cookie] of other) browser.cookies.set(name, cookie)
    expect(await answer('uid-jonas', { task: 'email', email: 'intruder@example.org' })).toBe(WANTED)
    expect(customer('uid-jonas')).toMatchObject({ email: 'jonas@example.org' })
    const { session } = await openSession(cookieMap(), Date.now())
    expect(session).toMatchObject({ user: { email: 'jonas@example.org' } })
  })

  it('is rate-limited after too many taken emails', async () => {
    await browser.signIn('jonas.wick')
    for (let attempt = 0; attempt < 10; attempt += 1)
      await answer('uid-jonas', { task: 'email', email: 'edith.marsh@example.com' })
    await answer('uid-jonas', { task: 'email', email: 'new@example.org' })
    expect((await rejected('uid-jonas'))?.errors).toEqual({
      fieldErrors: [],
      formErrors: [{ code: 'tooManyRequests' }],
    })
  })
})

describe('the prompt for a missing phone', () => {
  it('validates the phone number', async () => {
    await signIn('kira.osei')
    for (const [phone, code] of [
      ['', 'required'],
      ['123', 'tooShort'],
      ['+44 20 7946 0958', 'countryMismatch'],
    ] as const) {
      expect(await answer('uid-kira', { task: 'phone', phoneCountry: 'US', phone })).toBe(QUESTIONS)
      expect((await rejected('uid-kira'))?.errors.fieldErrors).toEqual([{ name: 'phone', code }])
    }
  })

  it('can be skipped for this session and is shown again in the next one', async () => {
    await signIn('kira.osei')
    expect(await answer('uid-kira', { task: 'phone', intent: 'later' })).toBe(WANTED)
    await browser.send('/api/assessments/login/auth/sign-out?locale=en-us', { form: {} })
    expect(await signIn('kira.osei')).toBe(QUESTIONS)
  })

  it('saves the phone and is not shown again', async () => {
    await signIn('kira.osei')
    const phone = '(614) 555-0142'
    expect(await answer('uid-kira', { task: 'phone', phoneCountry: 'US', phone })).toBe(WANTED)
    expect(customer('uid-kira')).toMatchObject({ phoneCountryCode: '1', phoneNumber: '6145550142' })
    // The profile compares with commerce alone, so both must know the same phone.
    const row = sandbox()
      .context.database.prepare("SELECT phone FROM login_personal_info WHERE user_id = 'uid-kira'")
      .get()
    expect(row?.phone).toBe('+16145550142')
    expect(await signIn('kira.osei')).toBe(WANTED)
  })
})

describe('the prompt for marketing messages', () => {
  it.each([
    ['no', false],
    ['yes', true],
  ] as const)('accepts %s as an answer', async (marketing, kept) => {
    await signIn('lena.moor')
    expect(await answer('uid-lena', { task: 'preferences', marketing })).toBe(WANTED)
    expect(customer('uid-lena')?.marketingConsent).toBe(kept)
    expect(await signIn('lena.moor')).toBe(WANTED)
  })

  it('accepts nothing else as an answer', async () => {
    await signIn('edith.marsh')
    await answer('uid-edith', { task: 'preferences', marketing: 'maybe' })
    expect((await rejected('uid-edith'))?.errors.formErrors).toEqual([{ code: 'malformed' }])
  })
})

describe('an answer to a prompt', () => {
  it('with the form of another user changes nothing', async () => {
    await signIn('hugo.sato')
    const address = await answer('uid-edith', { task: 'phone', phoneCountry: 'US', phone: '6145550199' })
    const query = new URL(address ?? '', 'http://store.test').searchParams
    expect(await loadNotifications(query.get('notifications'), 'en-us')).toMatchObject([
      { status: 'ERROR', message: expect.stringContaining('Somebody else has signed in') },
    ])
    expect(customer('uid-hugo')).toMatchObject({ phoneNumber: '312345678' })
  })

  it('without a session, from another origin or of an unknown kind is rejected', async () => {
    expect(await answer('uid-edith', { task: 'phone' })).toContain('notice=sessionEnded')
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const foreign = await browser.send('/api/profile?locale=en-us', { form: { task: 'phone' }, headers })
    expect(foreign.status).toBe(403)
    await signIn('hugo.sato')
    const form = { task: 'other', formOwner: await sealFormOwner('uid-hugo') }
    expect((await browser.send('/api/profile?locale=en-us', { form })).status).toBe(400)
  })

  it('without the form owner changes nothing', async () => {
    await signIn('hugo.sato')
    const form = { task: 'phone', phoneCountry: 'US', phone: '6145550199' }
    const response = await browser.send('/api/profile?locale=en-us', { form })
    expect(response.headers.get('location')).toContain('/en-us/login?')
    expect(customer('uid-hugo')).toMatchObject({ phoneNumber: '312345678' })
  })
})
