import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import { getMessages } from '@/lib/i18n/messages'
import { readMail } from '../../../../sandbox/mail-store.ts'
import { enteredPasswordBefore, signedInBefore } from '../../support/signed-in-before.ts'
import { Browser, openSession, PASSWORD, pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { serveProfile } from './profile-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveProfile()
const { browser, sent, draw, control, sandbox, record } = store

const HANDLER = '/api/account/email'
const ACTIONS = `${HANDLER}/actions`
const CONFIRMATION = `${HANDLER}/confirmation`
const PAGE = '/store/usassessments/en/my-account/profile'
const NEW = 'edith.new@example.org'
const OLD = 'edith.marsh@example.com'

const { forms, profile, tasks } = getMessages('en-us')
const { emailChange: texts } = profile

beforeEach(() => store.signIn())

const mailsTo = (address: string) => readMail(sandbox().context.database).filter(({ to }) => to === address)
const linkTo = (address: string) =>
  /[?&]link=([\w-]+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? 'no link'

const begin = (email = NEW) => sent(HANDLER, { email })
const confirm = (link = linkTo(NEW)) => sent(CONFIRMATION, { link })
const linkPage = (link = linkTo(NEW)) => draw('profile/email', { link })

const emailInSession = async () => {
  const cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
  const { session } = await openSession(cookies, Date.now())
  return session.state === 'signedIn' ? session.user.email : session.state
}

/** Whether the back ends still take the session of a browser. */
const isAlive = async (of: Browser) => (await of.send('/api/data-copy?locale=en-us')).status === 200

const codesOf = ({ rejected }: Awaited<ReturnType<typeof begin>>) => [
  ...(rejected?.errors.fieldErrors ?? []).map(({ name, code }) => `${name}: ${code}`),
  ...(rejected?.errors.formErrors ?? []).map(({ code }) => code),
]

describe('a change of email (pages: Profile)', () => {
  it('waits for its confirmation: the page shows that, and nothing has changed', async () => {
    const { path, told } = await begin()
    expect([path, told]).toEqual([PAGE, [texts.sent.replace('{email}', NEW)]])
    const page = await draw()
    expect(page).toContain(texts.waiting.replace('{email}', NEW))
    expect(page).toContain(texts.sendAgain)
    expect(record()?.email).toBe(OLD)
    expect(await emailInSession()).toBe(OLD)
    expect([mailsTo(NEW), mailsTo(OLD)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('is not made by opening the link, and is made by its button: record, session and next sign-in have it', async () => {
    const other = new Browser()
    await other.signIn('edith.marsh', PASSWORD)
    await begin()
    expect(await linkPage()).toContain(texts.page.question.replace('{email}', NEW))
    expect(record()?.email).toBe(OLD)
    const { path, told } = await confirm()
    expect(path).toBe(PAGE)
    expect(told).toEqual([expect.stringMatching(/changed to edith\.new@example\.org on \w+ \d+, \d{4}/)])
    expect(record()?.email).toBe(NEW)
    expect(await emailInSession()).toBe(NEW)
    expect(mailsTo(OLD)).toHaveLength(2)
    expect([await isAlive(browser), await isAlive(other)]).toEqual([true, false])
    await new Browser().signIn(NEW, PASSWORD)
    expect(await draw()).not.toContain(texts.sendAgain)
  })

  it.each([
    [OLD, NEW],
    ['edith.marsh', 'edith.marsh'],
  ])('leaves %s, which the browser remembers for sign-in, as %s', async (username, remembered) => {
    const form = { username, password: PASSWORD, rememberMe: 'on' }
    await browser.visit('/api/sign-in?locale=en-us', { form })
    await begin()
    await confirm()
    const { readRememberedUsername } = await import('@/lib/auth/remembered-username.server')
    const cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
    expect(await readRememberedUsername(cookies)).toBe(remembered)
  })

  it('is told as done where its link is used again', async () => {
    await begin()
    await confirm()
    const { path } = await confirm()
    expect(path).toBe(`${PAGE}/email`)
    expect(await linkPage()).toContain(texts.page.done.replace('{email}', NEW))
    expect(mailsTo(OLD)).toHaveLength(2)
  })

  it('cannot be made any more once it was cancelled, replaced by a later link, or has expired', async () => {
    await begin()
    const first = linkTo(NEW)
    expect((await sent(ACTIONS, { intent: 'send' })).told).toEqual([expect.stringContaining('again')])
    expect(await linkPage(first)).toContain(texts.page.unknown)
    expect((await confirm(first)).path).toBe(`${PAGE}/email`)
    const second = linkTo(NEW)
    expect((await sent(ACTIONS, { intent: 'cancel' })).told).toEqual([
      expect.stringContaining('you canceled'),
    ])
    expect(await linkPage(second)).toContain(texts.page.unknown)
    await confirm(second)
    expect(record()?.email).toBe(OLD)
    expect((await sent(ACTIONS, { intent: 'send' })).told).toEqual([texts.nothingWaits])
  })

  it('is neither made nor named by the link of another user', async () => {
    const { database } = sandbox().context
    await begin()
    database.prepare("UPDATE login_email_changes SET user_id = 'uid-ben'").run()
    const page = await linkPage()
    expect(page).toContain(texts.page.foreign)
    expect(page).not.toContain(NEW)
    await confirm()
    expect(record()?.email).toBe(OLD)
  })

  it('leads whoever is not signed in to sign-in, and back to the link', async () => {
    await begin()
    const link = linkTo(NEW)
    browser.forget()
    pointStoreAt(sandbox())
    await expect(linkPage(link)).rejects.toThrow()
    const { path } = await confirm(link)
    expect(path).toBe('/en-us/login')
    expect(record()?.email).toBe(OLD)
  })
})

describe('a change of email that is refused', () => {
  it.each([
    ['nothing', '', 'email: required'],
    ['no address', 'edith', 'email: invalid'],
    ['the email of the account', 'EDITH.MARSH@example.com', 'email: unchanged'],
    ['the email of another account', 'ben.ormsby@example.com', 'email: taken'],
  ])('because it is %s is shown again with what was typed', async (_what, email, code) => {
    const answer = await begin(email)
    expect(codesOf(answer)).toEqual([code])
    expect(await draw('profile', answer.shown)).toContain(`value="${email}"`)
    expect(mailsTo(OLD)).toEqual([])
  })

  it('because another account has it says what the specification says to somebody with an account', async () => {
    const { shown } = await begin('ben.ormsby@example.com')
    expect(await draw('profile', shown)).toContain(tasks.email.taken)
  })

  it('because another account took the email meanwhile says so, and no longer waits', async () => {
    await begin()
    const { database } = sandbox().context
    database.prepare("UPDATE identity_users SET email = ?1, email_key = ?1 WHERE id = 'uid-ben'").run(NEW)
    const { path, told } = await confirm()
    expect([path, told]).toEqual([PAGE, [tasks.email.taken]])
    expect(record()?.email).toBe(OLD)
    expect(await draw()).not.toContain(texts.sendAgain)
  })

  it('because five links were sent today says so', async () => {
    await begin()
    for (const _again of [1, 2, 3, 4]) await sent(ACTIONS, { intent: 'send' })
    expect((await sent(ACTIONS, { intent: 'send' })).told).toEqual([texts.tooMany])
    expect(await draw()).not.toContain(texts.sendAgain)
    expect(codesOf(await begin('edith.other@example.org'))).toEqual(['too_many_mails'])
  })

  it('because the sign-in was long ago keeps what was typed until the user has signed in again', async () => {
    await signedInBefore(browser, RECENT_SIGN_IN_SECONDS + 60)
    expect(await draw()).toContain(texts.signIn)
    const { told, rejected, shown } = await begin()
    expect(told).toEqual([texts.signInAgain])
    expect(rejected?.fields.email).toBe(NEW)
    await store.signIn()
    expect(await draw('profile', shown)).toContain(`value="${NEW}"`)
    expect(mailsTo(NEW)).toEqual([])
  })

  it('because the password was entered long ago stays refused after a silent sign-in', async () => {
    enteredPasswordBefore(sandbox(), RECENT_SIGN_IN_SECONDS + 60)
    for (const name of ['store.session', 'store.tokens']) browser.cookies.delete(name)
    await browser.visit('/en-us/login/auth/start?prompt=none')
    expect(await emailInSession()).toBe(OLD)
    expect(await draw()).toContain(texts.signIn)
    expect((await begin()).told).toEqual([texts.signInAgain])
    expect(mailsTo(NEW)).toEqual([])
  })

  it('because the login service is away changes nothing, and the rest of the page is shown', async () => {
    await control('POST', '/faults', { service: 'login-service', path: '^/.*/emailChange', status: 503 })
    const { told, rejected } = await begin()
    expect(told).toEqual([forms.failed.unavailable])
    expect(rejected?.fields.email).toBe(NEW)
    const page = await draw()
    expect(page).toContain(texts.unavailable)
    expect(page).toContain(profile.submit)
  })

  it('because the last call is not answered is told by the page of the link', async () => {
    await begin()
    await control('POST', '/faults', {
      service: 'login-service',
      path: '^/.*/updateProfile',
      action: 'commit-then-reset',
      times: 1,
    })
    const { path, told } = await confirm()
    expect([path, told]).toEqual([`${PAGE}/email`, [forms.failed.unavailable]])
    expect(await linkPage()).toContain(texts.page.done.replace('{email}', NEW))
  })
})
