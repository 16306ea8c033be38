import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SUPPORT_IDLE_SECONDS, SUPPORT_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { accountPath } from '@/lib/site/account-pages'
import { signOutActionPath } from '@/lib/site/paths'
import { supportCustomerPath, supportEndedPath, supportLogPath, supportPath } from '@/lib/site/support-paths'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { logLines, pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { LOCALE, serveSupport, TEXTS } from './support-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSupport()

const draw = async (address: string, page = '') => {
  renderFor(store.browser)
  const query = Object.fromEntries(new URL(address, 'http://x').searchParams)
  const html = await drawPage(`store/my-account/support-login${page}`, query)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

describe('the sign-in of support staff', () => {
  it('opens the search after password and code, with one cookie that names nobody', async () => {
    expect(await store.signIn('vera.support')).toBe(supportPath(LOCALE))
    expect(await store.support()).toMatchObject({
      state: 'open',
      record: { agent: { name: 'Vera Castell' } },
    })
    expect([...store.browser.cookies.keys()]).toEqual(['store.support'])
    expect(await draw(supportPath(LOCALE))).toContain(TEXTS.search.label)
  })

  it.each([
    ['a wrong code', 'vera.support', { code: '000000' }, 'refused'],
    ['a wrong password', 'vera.support', { password: 'Wrong.2026' }, 'refused'],
    ['an unknown name', 'nobody.here', { code: '123456' }, 'refused'],
    ['a locked account', 'cole.closed', {}, 'locked'],
    ['a missing code', 'vera.support', { code: '' }, 'missing'],
    ['a customer', 'edith.marsh', { code: '123456' }, 'refused'],
  ] as const)('tells of %s, and keeps the name that was typed', async (_case, username, typed, failure) => {
    const address = await store.signIn(username, typed)
    expect(await store.support()).toEqual({ state: 'none' })
    const html = await draw(address)
    expect(html).toContain(TEXTS.signIn.failed[failure])
    expect(html).toContain(`value="${username}"`)
    expect(logLines().join('\n')).not.toMatch(/Assessments\.2026|Wrong\.2026|000000/)
  })

  it('says that it is not possible while the identity provider is away', async () => {
    pointStoreAt(store.sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    const address = await store.signIn('vera.support')
    expect(await draw(address)).toContain(TEXTS.signIn.failed.unavailable)
  })

  it('does not exist in a deployment without a client of the realm', async () => {
    pointStoreAt(store.sandbox(), { SUPPORT_CLIENT_ID: '', SUPPORT_CLIENT_SECRET: '' })
    expect(await draw(supportPath(LOCALE))).not.toContain(TEXTS.signIn.code)
  })

  it('limits the attempts for a name', async () => {
    for (let count = 0; count < 10; count += 1) await store.signIn('otis.office', { code: '000000' })
    expect(await draw(await store.signIn('otis.office'))).toContain(TEXTS.signIn.failed.tooMany)
  })

  it('ends the session of a customer in the same browser', async () => {
    await store.browser.signIn('edith.marsh')
    expect(await store.session()).toMatchObject({ state: 'signedIn' })
    await store.signIn('vera.support')
    expect(await store.session()).toEqual({ state: 'anonymous' })
    expect([...store.browser.cookies.keys()]).not.toContain('store.session')
  })
})

describe('an agent who acts as a customer', () => {
  it('has the customer for a user, and the token of the agent', async () => {
    await store.signIn('vera.support')
    expect(await store.start('edith.marsh')).toBe(accountPath(LOCALE, 'accountHome'))
    expect(await store.session()).toMatchObject({
      state: 'signedIn',
      user: { id: store.numberOf('edith.marsh'), firstName: 'Edith', lastName: 'Marsh' },
      assisted: { agent: 'Vera Castell', siteId: 'usassessments' },
    })
  })

  it('states a reason and a ticket, and what was typed stays', async () => {
    await store.signIn('vera.support')
    const address = await store.start('edith.marsh', { reason: '', ticket: 'T-77' })
    expect(address).toContain(supportCustomerPath(LOCALE, store.numberOf('edith.marsh')))
    expect(await store.session()).toEqual({ state: 'anonymous' })
    const rejected = new URL(address, 'http://x').searchParams.get('form') ?? ''
    const { readRejectedForm } = await import('../sign-in/sign-in-harness.ts')
    expect(await readRejectedForm(rejected, undefined)).toEqual({
      fields: { reasonCode: 'other', reason: '', ticket: 'T-77' },
      errors: { fieldErrors: [{ name: 'reason', code: 'required' }], formErrors: [] },
    })
  })

  it.each([
    ['of another site', 'hugo.sato', 'notFound'],
    ['who is locked', 'nora.kessel', 'locked'],
  ])('cannot be a customer %s', async (_case, username, code) => {
    store
      .sandbox()
      .context.database.exec(
        "UPDATE identity_users SET permanently_locked = 1 WHERE username = 'nora.kessel'",
      )
    await store.signIn('vera.support')
    const address = await store.start(username)
    const { readRejectedForm } = await import('../sign-in/sign-in-harness.ts')
    const id = new URL(address, 'http://x').searchParams.get('form') ?? ''
    expect((await readRejectedForm(id, undefined))?.errors.formErrors).toEqual([{ code }])
    expect(await store.session()).toEqual({ state: 'anonymous' })
  })

  it('cannot be a customer who has not chosen a country yet', async () => {
    const setCountry = (country: string) =>
      store
        .sandbox()
        .context.database.exec(
          `UPDATE commerce_customers SET registration_country = ${country} WHERE uid = 'petra.lind'`,
        )
    await store.signIn('vera.support')
    setCountry('NULL')
    const refused = await store.start('petra.lind')
    setCountry("'US'")
    expect(refused).toContain(supportCustomerPath(LOCALE, store.numberOf('petra.lind')))
    expect(await store.session()).toEqual({ state: 'anonymous' })
  })

  it('ends it by the bar, and is still signed in as an agent', async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    expect(await store.send('end')).toMatch(new RegExp(`^${supportPath(LOCALE)}`))
    expect(await store.session()).toEqual({ state: 'anonymous' })
    expect(await store.support()).toMatchObject({ state: 'open' })
  })

  it('ends it by the sign-out of the menu too, and keeps no customer beside the next one', async () => {
    await store.signIn('liam.lead')
    await store.start('edith.marsh')
    const out = await store.browser.send(signOutActionPath(LOCALE), { form: {} })
    expect(out.headers.get('location')).toBe(supportPath(LOCALE))
    await store.start('edith.marsh')
    await store.start('petra.lind')
    const open = store
      .sandbox()
      .context.database.prepare(
        'SELECT COUNT(*) AS open FROM commerce_assisted_sessions WHERE ended_at IS NULL AND agent_id = ?',
      )
      .get('agent-liam')
    expect(open).toEqual({ open: 1 })
  })

  it('signs out as an agent: the cookie gives no access any more, wherever it was kept', async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    const kept = new Map(store.browser.cookies)
    await store.send('sign-out')
    expect([...store.browser.cookies.keys()]).toEqual([])
    for (const [name, cookie] of kept) store.browser.cookies.set(name, cookie)
    expect(await store.support()).toEqual({ state: 'ended' })
    expect(await store.session()).toEqual({ state: 'anonymous' })
  })
})

describe('the log of what agents did', () => {
  const drawLog = () => draw(supportLogPath(LOCALE), '/log')

  beforeEach(() => {
    store.sandbox().context.database.exec('DELETE FROM commerce_assisted_sessions')
  })

  it('shows an agent their own sessions, with reason, ticket and end', async () => {
    await store.signIn('liam.lead')
    await store.start('petra.lind', { ticket: 'L-1' })
    await store.send('sign-out')
    await store.signIn('vera.support')
    expect(await drawLog()).toContain(TEXTS.log.none)
    await store.start('edith.marsh', { reason: 'Cannot find an item', ticket: 'V-1' })
    const open = await drawLog()
    for (const text of [TEXTS.log.own, 'Edith Marsh', 'Cannot find an item', 'V-1', TEXTS.log.open])
      expect(open).toContain(text)
    await store.send('end')
    const ended = await drawLog()
    expect(ended).not.toContain(TEXTS.log.open)
    expect(ended).not.toContain('L-1')
  })

  it('shows a lead those of all agents', async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh', { ticket: 'V-1' })
    await store.send('sign-out')
    await store.signIn('liam.lead')
    const html = await drawLog()
    for (const text of [TEXTS.log.ofAll, 'Vera Castell', 'V-1']) expect(html).toContain(text)
  })

  it('is not for staff without the role', async () => {
    await store.signIn('otis.office')
    expect(await drawLog()).toContain(TEXTS.forbidden.text)
  })
})

describe('the end of a session of support staff', () => {
  const LATER = (seconds: number) => Date.now() + seconds * 1000

  it('comes after ten minutes without a page or a form, and not before', async () => {
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    expect(await store.session(LATER(SUPPORT_IDLE_SECONDS - 5))).toMatchObject({ state: 'signedIn' })
    expect(await store.session(LATER(SUPPORT_IDLE_SECONDS + 5))).toEqual({ state: 'anonymous' })
    expect(await store.support(LATER(SUPPORT_IDLE_SECONDS + 5))).toEqual({ state: 'ended' })
  })

  it('is put off by a page and by a form, not by what pages fetch themselves', async () => {
    const { renew } = await import('../sign-in/sign-in-harness.ts')
    await store.signIn('vera.support')
    await store.start('edith.marsh')
    const at = LATER(SUPPORT_IDLE_SECONDS - 60)
    await renew(store.cookies(), at)
    expect(await store.support(LATER(SUPPORT_IDLE_SECONDS + 5))).toEqual({ state: 'ended' })
    await renew(store.cookies(), at, { at, exact: false })
    expect(await store.support(LATER(SUPPORT_IDLE_SECONDS + 5))).toMatchObject({ state: 'open' })
  })

  it('comes after an hour at the latest', async () => {
    const { renew } = await import('../sign-in/sign-in-harness.ts')
    await store.signIn('vera.support')
    const late = LATER(SUPPORT_MAX_AGE_SECONDS + 5)
    await renew(store.cookies(), late - 10_000, { at: late - 10_000, exact: true })
    expect(await store.support(late)).toEqual({ state: 'ended' })
  })

  it('is told on the sign-in of support staff', async () => {
    expect(await draw(supportEndedPath(LOCALE))).toContain(TEXTS.signIn.ended)
  })
})
