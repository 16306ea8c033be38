import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signInAtIdentity, signUpAtIdentity } from '@/lib/backends/identity/identity-session.server'
import type { SignUpRefusal } from '@/lib/backends/identity/sign-up-refusals'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { failed, ok } from '@/lib/result/result'
import { draftOf, sendStep, serveBackEnds } from '../store'

vi.mock('@/lib/backends/identity/identity-session.server', () => ({
  signUpAtIdentity: vi.fn(),
  signInAtIdentity: vi.fn(),
}))

serveBackEnds()
const signUp = vi.mocked(signUpAtIdentity)
const signIn = vi.mocked(signInAtIdentity)

const FORM = {
  firstName: 'Zoë',
  lastName: 'O’Connor',
  email: 'zoe@example.com',
  username: 'zoe_oc',
  termsAccepted: 'on',
}
const PASSWORD = 'Tr-7_x.@kq'

/** Network address of what the harness sends. */
const ADDRESS_OF_SENDER = '192.0.2.1'

const COOKIE = {
  name: 'iPlanetDirectoryPro',
  value: 'sso',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge: 60 },
} as const

const TAKEN: readonly SignUpRefusal[] = [
  { field: 'username', code: 'taken' },
  { field: 'email', code: 'taken' },
]

const taken = (refusals = TAKEN) => failed({ kind: 'refused' as const, refusals })

const send = (differences: Readonly<Record<string, string>> = {}, submissionKey = 'submission-key-1') =>
  sendStep(
    'register',
    { ...FORM, password: PASSWORD, ...differences },
    {
      session: { state: 'anonymous' },
      submissionKey,
    },
  )

const TOLD = {
  status: 422,
  errors: {
    fieldErrors: [
      { name: 'email', code: 'taken' },
      { name: 'username', code: 'taken' },
    ],
  },
}

beforeEach(() => {
  signUp.mockReset().mockResolvedValue(taken())
  signIn.mockReset().mockResolvedValue(failed({ kind: 'refused' }))
})

describe('a sign-up that finds its name and email taken', () => {
  it('lets in any user who knows the password: the first answer was lost', async () => {
    signIn.mockResolvedValue(ok(COOKIE))
    expect(await send()).toEqual({
      kind: 'next',
      to: '/en-us/login/auth/start?prompt=none&returnTo=%2Fen-us%2Fregister%2Fpersonal-info',
      cookies: [COOKIE],
    })
    expect(signIn).toHaveBeenCalledExactlyOnceWith('zoe_oc', PASSWORD)
  })

  it.each(['refused', 'locked', 'timedOut'] as const)('tells everybody else, also who is %s', async kind => {
    signIn.mockResolvedValue(failed({ kind }))
    expect(await send()).toMatchObject(TOLD)
  })

  it('knows nothing while no one can be signed in', async () => {
    const problem = {
      dependency: 'identity',
      operation: 'runLoginTree',
      requestId: 'r1',
      kind: 'network',
    } as const
    signIn.mockResolvedValue(failed({ kind: 'unavailable', problem }))
    expect(await send()).toMatchObject({ status: 503, errors: { formErrors: [{ code: 'unavailable' }] } })
    expect((await draftOf('register'))?.values).toEqual(FORM)
  })

  it('does not count as a wrong try while no one can be signed in', async () => {
    const problem = { dependency: 'identity', operation: 'x', requestId: 'r1', kind: 'network' } as const
    signIn.mockResolvedValue(failed({ kind: 'unavailable', problem }))
    for (let attempt = 1; attempt <= 5; attempt += 1) await send()
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await consumeLimit('signIn', ADDRESS_OF_SENDER)).toEqual({ allowed: true })
  })

  it('is a sign-in like any other: where no more of them are allowed, none is tried', async () => {
    let limit = await consumeLimit('signIn', ADDRESS_OF_SENDER)
    while (limit.allowed) limit = await consumeLimit('signIn', ADDRESS_OF_SENDER)
    expect(await send()).toMatchObject(TOLD)
    expect(signIn).not.toHaveBeenCalled()
  })
})

it.each([
  ['only the name', [{ field: 'username', code: 'taken' }]],
  ['only the email', [{ field: 'email', code: 'taken' }]],
  ['something else beside both', [...TAKEN, { field: 'password', code: 'tooShort' }]],
] as const)('no one is signed in where %s is refused', async (_what, refusals) => {
  signUp.mockResolvedValue(taken(refusals))
  signIn.mockResolvedValue(ok(COOKIE))
  expect(await send()).toMatchObject({ status: 422 })
  expect(signIn).not.toHaveBeenCalled()
})

it('a failure before anything was sent says that no account was created', async () => {
  const problem = {
    dependency: 'identity',
    operation: 'runRegistrationTree',
    requestId: 'r1',
    kind: 'network',
  } as const
  signUp.mockResolvedValue(failed({ kind: 'unavailable', notSent: true, problem }))
  expect(await send()).toMatchObject({ status: 422, errors: { formErrors: [{ code: 'notCreated' }] } })
})

it.each([502, 504])('a gateway that answers %i does not know what came of it', async status => {
  const problem = {
    dependency: 'identity',
    operation: 'runRegistrationTree',
    requestId: 'r1',
    kind: 'http',
    status,
  } as const
  signUp.mockResolvedValue(failed({ kind: 'unavailable', problem }))
  expect(await send()).toMatchObject({ status: 503, errors: { formErrors: [{ code: 'unavailable' }] } })
})
