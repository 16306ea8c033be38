import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userSchema } from '@/lib/contract/commerce/user'
import { loadVisitor, userOf } from '@/lib/registration/visitor.server'
import { failed, ok, type Problem } from '@/lib/result/result'
import { SETTINGS_THAT_WORK } from '../config/good-settings'
import { USER } from './back-ends'
import { ADDRESS, JOB_TITLE, recordOf, SIGNED_IN } from './store'

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
})

const ask = async (answer: object | Problem, registeredUser?: string) =>
  loadVisitor(SIGNED_IN, 'en-us', registeredUser, async () =>
    'dependency' in answer ? failed(answer as Problem) : ok(userSchema.parse(answer)),
  )

const problem = (kind: Problem['kind'], status?: number): Problem => ({
  kind,
  dependency: 'commerce',
  operation: 'fetchUser',
  requestId: 'r1',
  ...(status !== undefined && { status }),
})

const neverAsked = async () => {
  throw new Error('was asked')
}

describe('who asks for a step', () => {
  it('is a customer with the progress of their record, asked with their own token', async () => {
    const visitor = await ask(recordOf({ ...JOB_TITLE, ...ADDRESS }))
    expect(visitor).toMatchObject({
      kind: 'customer',
      context: { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } },
      progress: { status: 'NEW', justRegistered: false },
    })
    expect(visitor.kind === 'customer' && [...visitor.progress.facts]).toEqual([
      'account',
      'jobTitle',
      'address',
    ])
  })

  it('has no address where the account has none', async () => {
    const unit = { ...ADDRESS.defaultB2BUnit, billingAddress: undefined }
    const visitor = await ask(recordOf({ defaultB2BUnit: unit }))
    expect(visitor.kind === 'customer' && [...visitor.progress.facts]).toEqual(['account'])
  })

  it.each([
    [USER, true],
    ['uid-other', false],
    [undefined, false],
  ])('has just registered by the marker of %s: %s', async (marker, justRegistered) => {
    expect(await ask(recordOf(), marker)).toMatchObject({ progress: { justRegistered } })
  })

  it('is anonymous without a session, and no one is asked', async () => {
    expect(await loadVisitor({ state: 'anonymous' }, 'en-us', USER, neverAsked)).toMatchObject({
      kind: 'anonymous',
      progress: { justRegistered: false },
    })
  })

  it.each(['http', 'domain'] as const)('is anonymous once their token is refused (%s)', async kind => {
    expect((await ask(problem(kind, 401))).kind).toBe('anonymous')
  })

  it.each([
    problem('network'),
    problem('timeout'),
    problem('contract', 200),
    problem('http', 500),
    problem('http', 503),
    problem('http', 429),
    problem('http', 403),
    problem('domain', 400),
  ])('is not signed out by an outage: $kind $status', async fault => {
    expect(await ask(fault)).toEqual({ kind: 'unavailable', user: USER, problem: fault })
  })

  it('is not signed out while the session cannot be renewed', async () => {
    const session = { ...SIGNED_IN, state: 'unavailable' } as Extract<
      typeof SIGNED_IN,
      { state: 'unavailable' }
    >
    expect(await loadVisitor(session, 'en-us', undefined, neverAsked)).toEqual({
      kind: 'unavailable',
      user: USER,
    })
  })
})

it('a user is known in an outage too, and only a user', async () => {
  expect(userOf(await ask(recordOf()))).toBe(USER)
  expect(userOf(await ask(problem('timeout')))).toBe(USER)
  expect(userOf(await ask(problem('http', 401)))).toBeUndefined()
})
