import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  identityErrorSchema,
  sessionInfoSchema,
  treeStepAnswerSchema,
} from '../../../lib/contract/identity.ts'
import { failedPolicySchema, treeStepSchema } from '../../../lib/contract/identity-tree.ts'
import { PEOPLE_PASSWORD } from '../../../sandbox/seed/people.ts'
import { type Answer, createIdentityClient, fill } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox
let identity: ReturnType<typeof createIdentityClient>

beforeAll(async () => {
  sandbox = await startSandbox()
  identity = createIdentityClient(sandbox)
})

afterAll(() => sandbox.stop())

const application = (changes: Record<string, unknown> = {}): unknown[] =>
  Object.values({
    username: 'nora.field',
    givenName: 'Nora',
    sn: "O'Field",
    mail: 'nora@example.org',
    marketing: true,
    password: 'Meadow.2026',
    terms: true,
    ...changes,
  })

/** Callbacks that have no attribute name. */
const FIELD_OF_TYPE: Record<string, string> = {
  ValidatedCreateUsernameCallback: 'userName',
  ValidatedCreatePasswordCallback: 'password',
}

/** Validation errors of a submitted page by field. */
const brokenRules = ({ body }: Answer): Record<string, string[]> =>
  Object.fromEntries(
    treeStepSchema.parse(body).callbacks.flatMap(({ type, output }) => {
      const value = (name: string) => output.find(entry => entry.name === name)?.value
      const failed = value('failedPolicies')
      if (!Array.isArray(failed) || failed.length === 0) return []
      const rules = failed.map(text => failedPolicySchema.parse(JSON.parse(text)).policyRequirement)
      return [[FIELD_OF_TYPE[type] ?? String(value('name')), rules]]
    }),
  )

describe('Login tree', () => {
  test('asks for name and password and answers with a session', async () => {
    const start = await identity.callTree('Login')
    const step = treeStepAnswerSchema.parse(start.body)
    expect(step.callbacks.map(({ type }) => type)).toEqual(['NameCallback', 'PasswordCallback'])
    const done = await identity.callTree('Login', fill(step, ['ADA.brightwater', PEOPLE_PASSWORD]))
    expect(done.status).toBe(200)
    expect(done.body).toEqual({ tokenId: expect.any(String), successUrl: '/', realm: '/pearson' })
    expect(done.headers.get('set-cookie')).toBe(
      `iPlanetDirectoryPro=${done.body.tokenId}; Path=/; HttpOnly; SameSite=Lax`,
    )
  })

  test('completes at once for a signed-in user, unless a new sign-in is forced', async () => {
    const session = await identity.signIn('ada.brightwater')
    const cookie = { cookie: `iPlanetDirectoryPro=${session}` }
    expect((await identity.callTree('Login', undefined, cookie)).body.tokenId).toBe(session)
    const forced = await identity.callTree('Login&ForceAuth=true', undefined, cookie)
    expect(forced.body).toHaveProperty('authId')
  })

  test('gives the same response to a wrong password and an unknown name', async () => {
    const wrong = await identity.runTree('Login', ['carla.vantry', 'Wrong.2026'])
    const unknown = await identity.runTree('Login', ['nobody.here', 'Wrong.2026'])
    expect(identityErrorSchema.parse(wrong.body)).toEqual({
      code: 401,
      reason: 'Unauthorized',
      message: 'Login failure',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('locks the account for fifteen minutes after five wrong passwords', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await identity.runTree('Login', ['dina.haldane', 'Wrong.2026'])).body.message).toBe(
        'Login failure',
      )
    }
    expect((await identity.runTree('Login', ['dina.haldane', PEOPLE_PASSWORD])).body.message).toBe(
      'User Locked Out.',
    )
    sandbox.clock.advance(15 * 60 + 1)
    expect((await identity.runTree('Login', ['dina.haldane', PEOPLE_PASSWORD])).status).toBe(200)
    sandbox.clock.reset()
  })

  test('keeps a permanently locked account locked', async () => {
    sandbox.clock.advance(24 * 60 * 60)
    expect((await identity.runTree('Login', ['gina.locke', PEOPLE_PASSWORD])).body.message).toBe(
      'User Locked Out.',
    )
    sandbox.clock.reset()
  })

  test('answers an expired step with a timeout', async () => {
    const step = treeStepSchema.parse((await identity.callTree('Login')).body)
    sandbox.clock.advance(301)
    const { status, body } = await identity.callTree(
      'Login',
      fill(step, ['ada.brightwater', PEOPLE_PASSWORD]),
    )
    sandbox.clock.reset()
    expect([status, body.message, body.detail]).toEqual([401, 'Session has timed out', { errorCode: '110' }])
  })

  test('rejects a step of another tree, a forged step and an unknown tree', async () => {
    const step = treeStepSchema.parse((await identity.callTree('Registration')).body)
    const filled = fill(step, application())
    expect((await identity.callTree('Login', filled)).status).toBe(401)
    expect((await identity.callTree('Login', { ...filled, authId: 'a.b.c' })).status).toBe(401)
    expect((await identity.callTree('Nothing')).status).toBe(401)
    expect((await identity.callTree('Login', 'text')).status).toBe(400)
  })

  test('rejects a form of another site, which cannot add headers', async () => {
    const url = `${sandbox.urls.identity}/json/realms/root/realms/pearson/authenticate?authIndexValue=Login`
    expect((await fetch(url, { method: 'POST' })).status).toBe(403)
  })
})

describe('Registration tree', () => {
  test('creates the account and signs the user in', async () => {
    const done = await identity.runTree('Registration', application())
    const { access_token } = await identity.obtainTokens(String(done.body.tokenId))
    expect((await identity.fetchUserInfo(access_token)).body).toMatchObject({
      given_name: 'Nora',
      family_name: "O'Field",
      email: 'nora@example.org',
    })
    expect((await identity.runTree('Login', ['nora.field', 'Meadow.2026'])).status).toBe(200)
  })

  test('reports that username and email are taken, regardless of letter case', async () => {
    const answer = await identity.runTree(
      'Registration',
      application({ username: 'Ada.Brightwater', mail: 'EDITH.MARSH@example.com' }),
    )
    expect(brokenRules(answer)).toEqual({ userName: ['UNIQUE'], mail: ['UNIQUE'] })
  })

  test.each([
    ['an empty name', { givenName: '' }, { givenName: ['REQUIRED'] }],
    ['a name with a digit', { sn: 'F1eld' }, { sn: ['VALID_NAME_FORMAT'] }],
    ['a long name', { sn: 'x'.repeat(121) }, { sn: ['MAX_LENGTH'] }],
    ['an address that is none', { mail: 'nora@' }, { mail: ['VALID_EMAIL_ADDRESS_FORMAT'] }],
    ['a username with a space', { username: 'no ra' }, { userName: ['CANNOT_CONTAIN_CHARACTERS'] }],
    ['a long username', { username: 'n'.repeat(65) }, { userName: ['MAX_LENGTH'] }],
    [
      'a weak password',
      { password: 'short' },
      { password: ['MIN_LENGTH', 'AT_LEAST_X_CAPITAL_LETTERS', 'AT_LEAST_X_NUMBERS'] },
    ],
    ['a character of no password', { password: 'Meadow!2026' }, { password: ['CANNOT_CONTAIN_CHARACTERS'] }],
    ['a long password', { password: `A1${'x'.repeat(119)}` }, { password: ['MAX_LENGTH'] }],
  ])('asks again for %s', async (_name, changes, expected) => {
    const changed = application({ username: 'someone.new', mail: 'new@example.org', ...changes })
    expect(brokenRules(await identity.runTree('Registration', changed))).toEqual(expected)
  })

  test('reveals which values are taken only to a complete and valid application', async () => {
    const answer = await identity.runTree(
      'Registration',
      application({ username: 'ada.brightwater', password: 'x' }),
    )
    expect(brokenRules(answer)).not.toHaveProperty('userName')
  })

  test('keeps the values of a rejected page but never the password', async () => {
    const { body } = await identity.runTree('Registration', application({ mail: 'nora@' }))
    expect(JSON.stringify(body)).toContain("O'Field")
    expect(JSON.stringify(body)).not.toContain('Meadow.2026')
  })

  test('asks again when the terms are not accepted', async () => {
    const answer = await identity.runTree(
      'Registration',
      application({ username: 'someone.new', mail: 'new@example.org', terms: false }),
    )
    expect(answer.body).toHaveProperty('authId')
    expect(brokenRules(answer)).toEqual({})
  })

  test('gives a username to only one of two parallel applications', async () => {
    const send = (mail: string) =>
      identity.runTree('Registration', application({ username: 'twin', mail: `${mail}@example.org` }))
    const answers = await Promise.all([send('one'), send('two')])
    expect(answers.filter(({ body }) => 'tokenId' in body)).toHaveLength(1)
  })
})

describe('sessions of the identity provider', () => {
  test('return their user and end on logout', async () => {
    const session = await identity.signIn('ben.ormsby')
    const { body } = await identity.callSession('getSessionInfo', session)
    expect(sessionInfoSchema.parse(body)).toMatchObject({ username: 'ben.ormsby', realm: '/pearson' })
    expect((await identity.callSession('logout', session)).body).toEqual({
      result: 'Successfully logged out',
    })
    const denied = await identity.callSession('logout', session)
    expect([denied.status, denied.body.message]).toEqual([401, 'Access Denied'])
  })

  test('are replaced when the same browser signs in again', async () => {
    const planted = await identity.signIn('ada.brightwater')
    const step = treeStepSchema.parse((await identity.callTree('Login')).body)
    const { body } = await identity.callTree('Login', fill(step, ['ben.ormsby', PEOPLE_PASSWORD]), {
      cookie: `iPlanetDirectoryPro=${planted}`,
    })
    expect(body.tokenId).not.toBe(planted)
    expect((await identity.callSession('getSessionInfo', planted)).status).toBe(401)
  })
})
