import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOGIN_SERVICE_PATH } from '../../../lib/contract/login-service.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

beforeEach(async () => {
  expect((await control('POST', '/reset')).status).toBe(204)
})

afterAll(() => sandbox.stop())

const control = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${sandbox.urls.control}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const region = (): Promise<Response> =>
  fetch(`${sandbox.urls['login-service']}${LOGIN_SERVICE_PATH}/routingRegion`)

const loginFault = (fault: Record<string, unknown>): Promise<Response> =>
  control('POST', '/faults', { service: 'login-service', path: LOGIN_SERVICE_PATH, ...fault })

const seenRequests = async (): Promise<Record<string, unknown>[]> =>
  (await (await control('GET', '/requests?service=login-service')).json()).requests

test('a fault replaces the response of a service for the planned number of requests', async () => {
  await loginFault({ status: 503, body: { code: 'down' }, headers: { 'retry-after': '7' }, times: 1 })
  const first = await region()
  expect([first.status, first.headers.get('retry-after'), await first.json()]).toEqual([
    503,
    '7',
    { code: 'down' },
  ])
  expect((await region()).status).toBe(200)
})

test('a fault applies only to its method and path', async () => {
  await loginFault({ status: 500, method: 'POST' })
  await loginFault({ status: 500, path: '^/elsewhere$' })
  expect((await region()).status).toBe(200)
  await loginFault({ status: 500, path: '^/api/.*/routingRegion$' })
  expect((await region()).status).toBe(500)
  await control('DELETE', '/faults')
  expect((await region()).status).toBe(200)
})

test('a fault may return a body that no client expects', async () => {
  await loginFault({ body: '<html>', contentType: 'text/html', times: 1 })
  const response = await region()
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/html', '<html>'])
})

test('a fault may reset the connection without a response', async () => {
  await loginFault({ action: 'reset', times: 1 })
  await expect(region()).rejects.toThrow()
})

test('a fault may truncate a response inside its body', async () => {
  await loginFault({ action: 'truncate', times: 1 })
  const response = await region()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('a hanging request does not block others', async () => {
  await loginFault({ action: 'hang', times: 1 })
  const giveUp = new AbortController()
  const url = `${sandbox.urls['login-service']}${LOGIN_SERVICE_PATH}/routingRegion`
  const hanging = fetch(url, { signal: giveUp.signal })
  await expect.poll(async () => (await seenRequests()).length).toBe(1)
  expect((await region()).status).toBe(200)
  giveUp.abort()
  await expect(hanging).rejects.toThrow('aborted')
})

test('a fault may drop the response after the work is done', async () => {
  const identity = createIdentityClient(sandbox)
  // An account without an email, which is set at once.
  const tokens = await identity.obtainTokens(await identity.signIn('jonas.wick'))
  await loginFault({ action: 'commit-then-reset', times: 1 })
  const body = {
    userId: 'uid-jonas',
    token: tokens.access_token,
    siteId: 'usassessments',
    email: 'jonas@example.org',
  }
  const update = fetch(`${sandbox.urls['login-service']}${LOGIN_SERVICE_PATH}/updateProfile`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  await expect(update).rejects.toThrow()
  expect((await identity.fetchUserInfo(tokens.access_token)).body.email).toBe('jonas@example.org')
})

test('the request log shows the calls but no secrets', async () => {
  await fetch(
    `${sandbox.urls['login-service']}${LOGIN_SERVICE_PATH}/identityProfiles?userId=uid-ada&token=secret-token`,
    { headers: { authorization: 'Bearer secret-bearer', 'x-request-id': 'request-1' } },
  )
  const [seen] = await seenRequests()
  expect(seen).toMatchObject({
    method: 'GET',
    path: `${LOGIN_SERVICE_PATH}/identityProfiles`,
    query: { userId: 'uid-ada', token: '(hidden)' },
    status: 401,
    requestId: 'request-1',
    headers: { authorization: true, cookie: false },
  })
  expect(JSON.stringify(seen)).not.toContain('secret')
  await control('DELETE', '/requests')
  expect(await seenRequests()).toEqual([])
})

test('the clock can be moved and restored', async () => {
  await control('POST', '/clock', { set: '2030-01-01T00:00:00Z' })
  expect(new Date(sandbox.clock.now()).getUTCFullYear()).toBe(2030)
  expect((await control('POST', '/clock', { advanceSeconds: 366 * 86_400 })).status).toBe(200)
  expect((await (await control('GET', '/clock')).json()).now).toMatch(/^2031-01-02/)
  await control('POST', '/reset')
  expect(sandbox.clock.now()).toBeLessThan(Date.parse('2029-01-01T00:00:00Z'))
})

test('a reset restores the seeded users and removes new ones', async () => {
  const identity = createIdentityClient(sandbox)
  const session = await identity.signIn('ada.brightwater')
  const made = await control('POST', '/users', {
    username: 'extra',
    givenName: 'Ex',
    familyName: 'Tra',
    email: 'extra@example.org',
    password: 'Extra.2026',
    facts: { commerce: { registrationStatus: 'REGISTERED' } },
  })
  expect(made.status).toBe(201)
  expect((await identity.runTree('Login', ['extra', 'Extra.2026'])).status).toBe(200)
  await control('POST', '/reset', { scenario: 'default' })
  expect((await identity.runTree('Login', ['extra', 'Extra.2026'])).status).toBe(401)
  expect((await identity.callSession('getSessionInfo', session)).status).toBe(401)
  expect(await identity.signIn('ada.brightwater')).not.toBe('undefined')
})

test('an administrator can end all sessions of one user and of no other', async () => {
  const identity = createIdentityClient(sandbox)
  const ada = await identity.obtainTokens(await identity.signIn('ada.brightwater'))
  const edith = await identity.obtainTokens(await identity.signIn('edith.marsh'))
  expect((await control('DELETE', '/identity/sessions/uid-ada')).status).toBe(204)
  expect((await identity.fetchUserInfo(ada.access_token)).status).toBe(401)
  expect((await identity.fetchUserInfo(edith.access_token)).status).toBe(200)
  expect((await control('DELETE', '/identity/sessions/uid-ada')).status).toBe(404)
})

test('the control service lists sent mail', async () => {
  sandbox.context.mailStore.send({ to: 'a@example.org', subject: 'Hello', text: 'Text' })
  expect((await (await control('GET', '/mail')).json()).mail).toMatchObject([
    { to: 'a@example.org', subject: 'Hello' },
  ])
})

test.each([
  ['an unknown scenario', '/reset', { scenario: 'none' }],
  ['a fault without a service', '/faults', { path: '/' }],
  ['a fault with a broken expression', '/faults', { service: 'content', path: '^(' }],
  ['a fault with an unknown member', '/faults', { service: 'content', path: '/', statsu: 500 }],
  [
    'a fault with a header of two lines',
    '/faults',
    { service: 'content', path: '/', headers: { a: 'b\r\nc: d' } },
  ],
  ['a fault with a type of two lines', '/faults', { service: 'content', path: '/', contentType: 'a\nb' }],
  [
    'a fault with a header that is none',
    '/faults',
    { service: 'content', path: '/', headers: { 'a:\n': 'b' } },
  ],
  [
    'facts that no service takes',
    '/users',
    { username: 'x', givenName: 'x', familyName: 'x', email: 'x@y.z', facts: { nobody: {} } },
  ],
])('%s is refused', async (_name, path, body) => {
  expect((await control('POST', path, body)).status).toBe(400)
})

test('a web page cannot control the sandbox', async () => {
  const response = await fetch(`${sandbox.urls.control}/reset`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
  })
  expect(response.status).toBe(403)
})

test('sent mail can be read, oldest first, until the next reset', async () => {
  const mail = async () => (await (await control('GET', '/mail')).json()).mail
  sandbox.context.mailStore.send({ to: 'ada@example.org', subject: 'One', text: 'First' })
  sandbox.context.mailStore.send({ to: 'ben@example.org', subject: 'Two', text: 'Second' })
  expect(await mail()).toMatchObject([
    { to: 'ada@example.org', subject: 'One', text: 'First', sentAt: expect.any(String) },
    { to: 'ben@example.org', subject: 'Two' },
  ])
  await control('POST', '/reset')
  expect(await mail()).toEqual([])
})
