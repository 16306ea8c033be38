import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { treeStepSchema } from '../../../lib/contract/identity-tree.ts'
import { AGENT_TREE_PATH, SESSION_COOKIE } from '../../../sandbox/identity/paths.ts'
import { PEOPLE_PASSWORD } from '../../../sandbox/seed/people.ts'
import { agentCode } from '../../support/agent-code.ts'
import { createIdentityClient, fill } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.stop())

beforeEach(() => {
  sandbox.context.database.exec(
    'UPDATE identity_agents SET failed_attempts = 0, locked_until = NULL, last_period = 0',
  )
})

const callTree = async (body?: unknown) => {
  const response = await fetch(
    `${sandbox.urls.identity}${AGENT_TREE_PATH}/authenticate?authIndexType=service&authIndexValue=AgentLogin`,
    {
      method: 'POST',
      headers: { 'accept-api-version': 'protocol=1.0,resource=2.1' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  )
  const answer: Record<string, unknown> = await response.json()
  return { status: response.status, body: answer }
}

const enterPassword = async (username: string, password = PEOPLE_PASSWORD) => {
  const step = treeStepSchema.parse((await callTree()).body)
  return callTree(fill(step, [username, password]))
}

const now = () => sandbox.context.clock.now()

const signIn = async (username: string, code = agentCode(username, now())) => {
  const asked = await enterPassword(username)
  return callTree(fill(treeStepSchema.parse(asked.body), [code]))
}

describe('the sign-in of support staff', () => {
  test('asks for the code of the authenticator app after name and password', async () => {
    const asked = treeStepSchema.parse((await enterPassword('vera.support')).body)
    expect(asked.callbacks).toMatchObject([
      { type: 'NameCallback', output: [{ name: 'prompt', value: 'Enter verification code' }] },
    ])
    const done = await signIn('vera.support')
    expect(done).toEqual({
      status: 200,
      body: { tokenId: expect.any(String), successUrl: '/', realm: '/support' },
    })
  })

  test('takes a code once', async () => {
    const code = agentCode('vera.support', now())
    expect((await signIn('vera.support', code)).status).toBe(200)
    expect((await signIn('vera.support', code)).body).toMatchObject({ message: 'Login failure' })
  })

  test('gives the same response to an unknown name, a wrong password and a wrong code', async () => {
    const answers = [
      await enterPassword('nobody.here'),
      await enterPassword('vera.support', 'Wrong.2026'),
      await signIn('vera.support', '000000'),
    ]
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 401,
        body: { code: 401, reason: 'Unauthorized', message: 'Login failure' },
      })
  })

  test('locks for fifteen minutes after five wrong codes, and says so only after the right password', async () => {
    for (let count = 0; count < 5; count += 1) await signIn('vera.support', '000000')
    expect((await enterPassword('vera.support')).body).toMatchObject({ message: 'User Locked Out.' })
    expect((await enterPassword('vera.support', 'Wrong.2026')).body).toMatchObject({
      message: 'Login failure',
    })
    expect((await enterPassword('cole.closed')).body).toMatchObject({ message: 'User Locked Out.' })
  })

  test('counts wrong codes on, whatever right passwords come between', async () => {
    for (let count = 0; count < 4; count += 1) await signIn('vera.support', '000000')
    await enterPassword('vera.support')
    await signIn('vera.support', '000000')
    expect((await enterPassword('vera.support')).body).toMatchObject({ message: 'User Locked Out.' })
  })

  test('does not pass a step on to another account', async () => {
    const asked = treeStepSchema.parse((await enterPassword('vera.support')).body)
    const answer = await callTree(fill(asked, [agentCode('liam.lead', now())]))
    expect(answer.body).toMatchObject({ message: 'Login failure' })
  })
})

describe('the realms of customers and of support staff', () => {
  test('know nobody of each other', async () => {
    const identity = createIdentityClient(sandbox)
    expect((await identity.runTree('Login', ['vera.support', PEOPLE_PASSWORD])).status).toBe(401)
    expect((await enterPassword('edith.marsh')).status).toBe(401)
  })

  test('do not take a session of each other', async () => {
    const { body } = await signIn('vera.support')
    const identity = createIdentityClient(sandbox)
    const { location } = await identity.authorize(String(body.tokenId))
    expect(location?.searchParams.get('error')).toBe('interaction_required')
    const customers = await identity.signIn('edith.marsh')
    const response = await fetch(
      `${sandbox.urls.identity}${AGENT_TREE_PATH}/sessions/?_action=getSessionInfo`,
      {
        method: 'POST',
        headers: { 'x-requested-with': 'test', cookie: `${SESSION_COOKIE}=${customers}` },
      },
    )
    expect(response.status).toBe(401)
  })
})
