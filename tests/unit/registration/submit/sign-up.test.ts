import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signUpAtIdentity } from '@/lib/backends/identity/identity-session.server'
import { failed, ok } from '@/lib/result/result'
import type { Session } from '@/lib/session/session-state'
import { USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'

vi.mock('@/lib/backends/identity/identity-session.server', () => ({ signUpAtIdentity: vi.fn() }))

const backEnds = serveBackEnds()
const signUp = vi.mocked(signUpAtIdentity)

const VISITOR: Session = { state: 'anonymous' }

const COOKIE = {
  name: 'iPlanetDirectoryPro',
  value: 'sso',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge: 60 },
} as const

const PASSWORD = 'Tr-7_x.@kq'

const FORM = {
  firstName: 'Zoë',
  lastName: 'O’Connor',
  email: 'zoe@example.com',
  username: 'zoe_oc',
  termsAccepted: 'on',
  marketingOptIn: 'on',
}

const send = (differences: Readonly<Record<string, string>> = {}, submissionKey = 'submission-key-1') =>
  sendStep('register', { ...FORM, password: PASSWORD, ...differences }, { session: VISITOR, submissionKey })

beforeEach(() => {
  signUp.mockReset().mockResolvedValue(ok(COOKIE))
})

describe('an account is created', () => {
  it('and its owner signed in before the next step opens', async () => {
    expect(await send()).toEqual({
      kind: 'next',
      to: '/en-us/login/auth/start?prompt=none&returnTo=%2Fen-us%2Fregister%2Fpersonal-info',
      cookies: [COOKIE],
    })
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Zoë',
      lastName: 'O’Connor',
      email: 'zoe@example.com',
      username: 'zoe_oc',
      password: PASSWORD,
      marketing: true,
    })
  })

  it('and goes on with the step that the site asks for next', async () => {
    const answer = await sendStep(
      'register',
      { ...FORM, password: PASSWORD },
      { session: VISITOR, locale: 'en-au' },
    )
    expect(answer).toMatchObject({
      to: '/en-au/login/auth/start?prompt=none&returnTo=%2Fen-au%2Fregister%2Fcontact-address',
    })
  })
})

const PROBLEM = { dependency: 'identity', operation: 'runTree', requestId: 'r1' } as const

describe('an account is not created', () => {
  it.each([
    ['what is refused as taken', { kind: 'refused', refusals: [{ field: 'email', code: 'taken' }] }, 422],
    ['a refusal without a field', { kind: 'refused', refusals: [] }, 422],
    ['an answer that is none', { kind: 'unavailable' }, 422],
    ['a failing provider', { kind: 'unavailable', problem: { ...PROBLEM, kind: 'http', status: 500 } }, 422],
    ['an outage', { kind: 'unavailable', problem: { ...PROBLEM, kind: 'network' } }, 503],
    ['silence', { kind: 'unavailable', problem: { ...PROBLEM, kind: 'timeout' } }, 504],
  ] as const)('and nothing is lost but the password after %s', async (_, failure, status) => {
    signUp.mockResolvedValue(failed(failure))
    expect(await send()).toMatchObject({ kind: 'back', status })
    expect((await draftOf('register'))?.values).toEqual(FORM)
    expect(JSON.stringify(await draftOf('register'))).not.toContain(PASSWORD)
  })

  it('with a broken rule, and the identity provider is not asked', async () => {
    expect(await send({ firstName: 'R2D2', password: 'short' })).toMatchObject({
      status: 422,
      errors: { fieldErrors: [{ name: 'firstName' }, { name: 'password' }] },
    })
    expect(signUp).not.toHaveBeenCalled()
    expect(JSON.stringify(await draftOf('register'))).not.toContain('short')
  })

  it('a sixth time in ten minutes, however the form is filled in', async () => {
    signUp.mockResolvedValue(failed({ kind: 'refused', refusals: [{ field: 'username', code: 'taken' }] }))
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await send({ username: `zoe${attempt}` }, `submission-key-${attempt}`)
    expect(await send({ username: 'zoe6' }, 'submission-key-6')).toMatchObject({
      status: 429,
      errors: { formErrors: [{ code: 'tooManyAttempts', params: { time: '10 minutes' } }] },
      retryAfterSeconds: expect.any(Number),
    })
    expect(signUp).toHaveBeenCalledTimes(5)
    expect((await draftOf('register'))?.values).toEqual({ ...FORM, username: 'zoe6' })
  })

  describe('more than thirty times in ten minutes from one network', () => {
    const sendFrom = (browser: number, address: string) =>
      sendStep(
        'register',
        { ...FORM, password: PASSWORD },
        {
          session: VISITOR,
          submissionKey: `submission-key-${browser}`,
          owner: { visitor: `browser-${browser}` },
          address,
        },
      )

    it('whatever browser it claims to be', async () => {
      for (let browser = 1; browser <= 30; browser += 1) await sendFrom(browser, '192.0.2.1')
      expect(await sendFrom(31, '192.0.2.1')).toMatchObject({ status: 429 })
      expect(await sendFrom(32, '192.0.2.2')).toMatchObject({ kind: 'next' })
      expect(signUp).toHaveBeenCalledTimes(31)
    })
  })

  it('but a submission that is repeated as it was counts once', async () => {
    signUp.mockResolvedValue(failed({ kind: 'unavailable', problem: { ...PROBLEM, kind: 'timeout' } }))
    for (let repeated = 1; repeated <= 8; repeated += 1) expect(await send()).toMatchObject({ status: 504 })
  })

  it('for a signed-in user', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
    expect(await sendStep('register', { ...FORM, password: PASSWORD })).toEqual({
      kind: 'moved',
      to: '/en-us/register/organisation?notice=hasAccount',
    })
    expect(signUp).not.toHaveBeenCalled()
  })
})

it('a name that is taken is shown beside the email where there is no field for it', async () => {
  backEnds().reply('GET flags', { body: { 'sso-show-username-field': { value: false, version: 2 } } })
  signUp.mockResolvedValue(failed({ kind: 'refused', refusals: [{ field: 'username', code: 'taken' }] }))
  expect(await send()).toMatchObject({ errors: { fieldErrors: [{ name: 'email', code: 'taken' }] } })
  expect(signUp.mock.calls[0]?.[0].username).toBe('zoe@example.com')
})

it('nothing but the fields of the form is kept', async () => {
  await send({ firstName: '', isAdmin: 'on', intent: 'save' })
  expect((await draftOf('register'))?.values).toEqual({ ...FORM, firstName: '' })
})
