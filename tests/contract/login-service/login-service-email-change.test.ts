import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailChangeAnswerSchema, emailLinkSchema } from '../../../lib/contract/email-change.ts'
import { LOGIN_SERVICE_PATH, loginServiceErrorSchema } from '../../../lib/contract/login-service.ts'
import { readMail } from '../../../sandbox/mail-store.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.stop())

beforeEach(async () => {
  await fetch(new URL('/reset', sandbox.urls.control), { method: 'POST' })
  sandbox.clock.reset()
})

type Person = { userId: string; token: string }

const signIn = async (username: string, userId: string): Promise<Person> => {
  const identity = createIdentityClient(sandbox)
  return { userId, token: (await identity.obtainTokens(await identity.signIn(username))).access_token ?? '' }
}

const edith = () => signIn('edith.marsh', 'uid-edith')
const ben = () => signIn('ben.ormsby', 'uid-ben')

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${sandbox.urls['login-service']}${LOGIN_SERVICE_PATH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const codeOf = async (answer: Promise<Response>): Promise<string> => {
  const response = await answer
  return response.ok ? 'ok' : loginServiceErrorSchema.parse(await response.json()).code
}

const begin = (person: Person, email: string, languageTag = 'en-US') =>
  post('emailChange', { ...person, siteId: 'usassessments', email, languageTag })

const confirm = (person: Person, email: string, code: string) =>
  post('updateProfile', { ...person, siteId: 'usassessments', email, code })

const stateOf = async (person: Person, code: string) =>
  emailLinkSchema.parse(await (await post('emailChange/link', { ...person, code })).json())

const mailsTo = (address: string) => readMail(sandbox.context.database).filter(({ to }) => to === address)

/** The code of the latest link that an address was sent. */
const linkTo = (address: string) =>
  /[?&]link=([\w-]+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? 'no link'

const NEW = 'edith.new@example.org'
const OLD = 'edith.marsh@example.com'

const emailOf = (id: string) => {
  const { database } = sandbox.context
  const at = database.prepare('SELECT email, username FROM identity_users WHERE id = ?').get(id)
  const known = database.prepare('SELECT email FROM commerce_customers WHERE iam_id = ?').get(id)
  return [at?.email, known?.email, at?.username]
}

describe('a change of email', () => {
  it('waits for the new mailbox: only a link and a notice are sent', async () => {
    const person = await edith()
    const answer = emailChangeAnswerSchema.parse(await (await begin(person, NEW)).json())
    expect(answer.change).toMatchObject({ email: NEW, sendsLeft: 4 })
    expect(emailOf('uid-edith')).toEqual([OLD, OLD, 'edith.marsh'])
    expect(mailsTo(NEW)).toMatchObject([{ text: expect.stringContaining('/my-account/profile/email?link=') }])
    expect(mailsTo(OLD)).toMatchObject([{ text: expect.stringMatching(/e•••@example\.org/) }])
  })

  it('is made by its link once, for identity provider and commerce; other sessions end, the old mailbox hears', async () => {
    const person = await edith()
    const elsewhere = await edith()
    await begin(person, NEW)
    const link = linkTo(NEW)
    expect(await stateOf(person, link)).toEqual({ state: 'open', email: NEW })
    expect(await codeOf(confirm(person, NEW, link))).toBe('ok')
    expect(emailOf('uid-edith')).toEqual([NEW, NEW, 'edith.marsh'])
    expect(await stateOf(person, link)).toEqual({ state: 'done', email: NEW })
    expect(await codeOf(post('emailChange/cancel', elsewhere))).toBe('invalid_token')
    expect(mailsTo(OLD)).toHaveLength(2)
  })

  it('takes a username along that was the email, and no other', async () => {
    const { database } = sandbox.context
    database
      .prepare("UPDATE identity_users SET username = ?1, username_key = ?1 WHERE id = 'uid-edith'")
      .run(OLD)
    const person = await signIn(OLD, 'uid-edith')
    await begin(person, NEW)
    await confirm(person, NEW, linkTo(NEW))
    expect(emailOf('uid-edith')).toEqual([NEW, NEW, NEW])
    expect(await signIn(NEW, 'uid-edith')).toMatchObject({ token: expect.any(String) })
  })

  it('is refused where another account has the email or takes it meanwhile, and then no longer waits', async () => {
    const person = await edith()
    expect(await codeOf(begin(person, 'ben.ormsby@example.com'))).toBe('email_taken')
    await begin(person, NEW)
    const other = await ben()
    await begin(other, NEW)
    // Each mailbox has the links of both; the later one is that of Ben.
    expect(await codeOf(confirm(other, NEW, linkTo(NEW)))).toBe('ok')
    const first = /[?&]link=([\w-]+)/.exec(mailsTo(NEW)[0]?.text ?? '')?.[1] ?? ''
    expect(await codeOf(confirm(person, NEW, first))).toBe('email_taken')
    expect(await stateOf(person, first)).toEqual({ state: 'unknown' })
    expect(emailOf('uid-edith')[0]).toBe(OLD)
  })

  it('ends with its day, with its cancellation and with a later link', async () => {
    const person = await edith()
    await begin(person, NEW)
    const first = linkTo(NEW)
    await post('emailChange/send', person)
    expect(await codeOf(confirm(person, NEW, first))).toBe('code_invalid')
    const second = linkTo(NEW)
    expect(await codeOf(post('emailChange/cancel', person))).toBe('ok')
    expect(await codeOf(confirm(person, NEW, second))).toBe('code_invalid')
    expect(await codeOf(post('emailChange/send', person))).toBe('no_change')
    await begin(person, NEW)
    sandbox.clock.advance(86_401)
    const late = await edith()
    expect(await stateOf(late, linkTo(NEW))).toEqual({ state: 'expired', email: NEW })
    expect(await codeOf(confirm(late, NEW, linkTo(NEW)))).toBe('code_invalid')
  })

  it('is not made, and not named, by the link of another user', async () => {
    await begin(await edith(), NEW)
    const other = await ben()
    expect(await stateOf(other, linkTo(NEW))).toEqual({ state: 'foreign' })
    expect(await codeOf(confirm(other, NEW, linkTo(NEW)))).toBe('code_invalid')
  })

  it('sends five links in a day at most', async () => {
    const person = await edith()
    await begin(person, NEW)
    for (const _again of [1, 2, 3, 4]) expect(await codeOf(post('emailChange/send', person))).toBe('ok')
    expect(await codeOf(post('emailChange/send', person))).toBe('too_many_mails')
    expect(await codeOf(begin(person, 'edith.other@example.org'))).toBe('too_many_mails')
    expect(mailsTo(NEW)).toHaveLength(5)
  })

  it.each([
    ['fr-CA', 'Confirmez votre nouvelle adresse courriel', '/fr/'],
    ['nl-NL', 'Bevestig uw nieuwe e-mailadres', '/nl/'],
    ['es-ES', 'Confirme su nueva dirección de correo electrónico', '/es/'],
    ['ja-JP', 'Confirm your new email address', '/en/'],
  ])('of a site in %s is mailed in its language', async (tag, subject, path) => {
    await begin(await edith(), NEW, tag)
    expect(mailsTo(NEW)).toMatchObject([{ subject, text: expect.stringContaining(path) }])
  })
})
