import { beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD_CHANGE_POLICIES } from '@/lib/contract/identity-managed-user'
import { getMessages } from '@/lib/i18n/messages'
import { Browser, logLines, PASSWORD } from '../sign-in/sign-in-harness.ts'
import { serveProfile } from './profile-harness.ts'

const store = serveProfile()
const { browser, send, sent, control, sandbox } = store

const HANDLER = '/api/account/password'
const NEXT = 'Meadow.2031'
const CHANGE = { currentPassword: PASSWORD, password: NEXT }
const TEXTS = getMessages('en-us')

beforeEach(() => store.signIn())

const signsInWith = async (password: string) => {
  const other = new Browser()
  await other.signIn('edith.marsh', password)
  return { other, isIn: (await other.account()) as { state: string } }
}

const stateOf = async (password: string) => (await signsInWith(password)).isIn.state

/** Whether commerce still takes the session of a browser. */
const isAlive = async (of: Browser) => (await of.send('/api/data-copy?locale=en-us')).status === 200

const mail = async (): Promise<{ to: string; text: string }[]> => {
  const { mail: all } = await (await control('GET', '/mail')).json()
  return all
}

const errorsOf = async (form: Record<string, string>) => {
  const { rejected } = await sent(HANDLER, form)
  const { fieldErrors = [], formErrors = [] } = rejected?.errors ?? {}
  return [...fieldErrors.map(({ name, code }) => `${name}: ${code}`), ...formErrors.map(({ code }) => code)]
}

describe('a changed password', () => {
  it('is the only one that works, and its day and the mail are told', async () => {
    const { told, path } = await sent(HANDLER, CHANGE)
    expect(path).toBe('/store/usassessments/en/my-account/profile')
    const [start = ''] = TEXTS.profile.password.changedMailed.split('{date}')
    expect(told).toEqual([expect.stringContaining(start)])
    expect(told[0]).toMatch(/2\d{3}/)
    expect(await stateOf(PASSWORD)).toBe('anonymous')
    expect(await stateOf(NEXT)).toBe('signedIn')
  })

  it('ends every other session of the user, and not this one', async () => {
    const { other } = await signsInWith(PASSWORD)
    expect(await isAlive(other)).toBe(true)
    await sent(HANDLER, CHANGE)
    expect(await isAlive(other)).toBe(false)
    expect(await isAlive(browser)).toBe(true)
    const silent = await browser.send('/api/assessments/login/session')
    expect(await silent.text()).toBe('true')
  })

  it('has the store end the other sessions itself, and says so only where that was done', async () => {
    await control('POST', '/faults', { service: 'identity', method: 'POST', path: '/openidm', status: 503 })
    const { told } = await sent(HANDLER, CHANGE)
    const { changedHere } = TEXTS.profile.password
    const [, end = ''] = changedHere.replace('{button}', TEXTS.profile.elsewhere.submit).split('{date}')
    expect(told).toEqual([expect.stringContaining(end)])
    expect(await stateOf(NEXT)).toBe('signedIn')
  })

  it('is told to the user by mail, which does not contain it', async () => {
    await sent(HANDLER, CHANGE)
    const [letter] = (await mail()).slice(-1)
    expect(letter?.to).toBe('edith.marsh@example.com')
    expect(letter?.text).toMatch(/password of your account has been changed/)
    expect(JSON.stringify([letter, logLines()])).not.toContain(NEXT)
  })
})

describe('a password that is not changed', () => {
  it.each([
    ['the current one is missing', { ...CHANGE, currentPassword: '' }, ['currentPassword: required']],
    ['the current one is wrong', { ...CHANGE, currentPassword: 'Wrong.1234' }, ['currentPassword: wrong']],
    [
      'the current one is longer than any',
      { ...CHANGE, currentPassword: 'a'.repeat(200) },
      ['currentPassword: wrong'],
    ],
    ['the current one has an accent', { ...CHANGE, currentPassword: 'Éte.1234' }, ['currentPassword: wrong']],
    ['the new one is the current one', { ...CHANGE, password: PASSWORD }, ['password: reused']],
    ['the new one is common', { ...CHANGE, password: 'Password123' }, ['password: commonPassword']],
    [
      'the new one is the email',
      { ...CHANGE, password: 'Edith.Marsh@example.com' },
      ['password: numberMissing'],
    ],
    ['the new one is short', { ...CHANGE, password: 'A1' }, ['password: tooShort']],
  ])('because %s is named at its field', async (_, form, errors) => {
    expect(await errorsOf(form)).toEqual(errors)
    expect(await stateOf(PASSWORD)).toBe('signedIn')
  })

  it('because the identity provider knows it from before says so at its field', async () => {
    const failedPolicyRequirements = [
      { property: 'password', policyRequirements: [{ policyRequirement: PASSWORD_CHANGE_POLICIES.isNew }] },
    ]
    await control('POST', '/faults', {
      service: 'identity',
      method: 'PATCH',
      path: '/openidm',
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({
        code: 403,
        reason: 'Forbidden',
        message: 'Policy validation failed',
        detail: { result: false, failedPolicyRequirements },
      }),
    })
    expect(await errorsOf(CHANGE)).toEqual(['password: reused'])
  })

  it('keeps neither of the two passwords', async () => {
    const { rejected } = await sent(HANDLER, { ...CHANGE, currentPassword: 'Wrong.1234' })
    expect(rejected?.fields).toEqual({ form: 'password' })
  })

  it('because the current one was guessed too often asks to wait, with the right one too', async () => {
    for (const guess of ['1', '2', '3', '4', '5']) await errorsOf({ ...CHANGE, currentPassword: guess })
    expect(await errorsOf(CHANGE)).toEqual(['tooManyRequests'])
  })

  it('because the identity provider is away is still the old one', async () => {
    await control('POST', '/faults', { service: 'identity', method: 'PATCH', path: '/openidm', status: 503 })
    const response = await send(HANDLER, CHANGE, { accept: 'application/json' })
    expect(response.status).toBe(503)
    await control('DELETE', '/faults')
    expect(await stateOf(PASSWORD)).toBe('signedIn')
  })

  it('for all that is known, because no answer came, says how to find out', async () => {
    await control('POST', '/faults', {
      service: 'identity',
      method: 'PATCH',
      path: '/openidm',
      action: 'reset',
    })
    const response = await send(HANDLER, CHANGE, { accept: 'application/json' })
    const [status, body] = [response.status, await response.json()]
    expect([status, body]).toMatchObject([
      422,
      { formErrors: [{ text: TEXTS.profile.password.unconfirmed }] },
    ])
    expect(sandbox()).toBeDefined()
  })
})
