import { identityPaths } from '@/lib/backends/identity/identity-paths'
import { identityRoutes } from '@/lib/backends/identity/identity-routes'
import {
  homePath,
  IDENTITY_PROXY_PATH,
  localeChoicePath,
  loginPath,
  signInActionPath,
  signOutActionPath,
  silentSignInPath,
  stepActionPath,
} from '@/lib/site/paths'
import { STEP_IDS } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { sendLogin, sessionStatus } from '../support/login-form'
import { storeOrigin } from '../support/origins'
import { persona } from '../support/people'
import { type RawAnswer, sendRaw } from '../support/raw-request'
import { signInAs } from '../support/sign-in'

const REALM = 'pearson'
const FORM = 'application/x-www-form-urlencoded'
const paths = identityPaths(REALM)

const TREE = `${IDENTITY_PROXY_PATH}${paths.authenticate}?authIndexType=service&authIndexValue=Login`

/** Every handler that changes data. */
const WRITES: readonly string[] = [
  ...STEP_IDS.filter(step => step !== 'registered').map(step => stepActionPath(step, 'en-us')),
  signInActionPath('en-us'),
  signOutActionPath('en-us'),
  localeChoicePath('en-us'),
  TREE,
]

/** Requests that a page of another origin, or no page at all, can make a browser send. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { origin: `${storeOrigin()}.evil.test` },
  { origin: storeOrigin().replace('localhost', '127.0.0.1') },
  { origin: storeOrigin(), 'sec-fetch-site': 'cross-site' },
  { origin: storeOrigin(), 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  {},
]

/** Whether the response is the rejection of a cross-origin write. */
const isForeign = ({ status, body }: RawAnswer): boolean =>
  status === 403 && /"code":"(?:foreign-origin|cross-site|no-origin)"/.test(body)

for (const path of WRITES) {
  test(`${path} accepts writes only from a page of its own origin`, async () => {
    const send = (headers: Record<string, string>) =>
      sendRaw(path, {
        method: 'POST',
        headers: { 'content-type': FORM, ...headers },
        body: 'choice=fr-ca&username=a&password=b',
      })
    for (const headers of FOREIGN) {
      const answer = await send(headers)
      expect(isForeign(answer), JSON.stringify([headers, answer.body])).toBe(true)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(isForeign(await send({ origin: storeOrigin(), 'sec-fetch-site': 'same-origin' }))).toBe(false)
  })

  test(`${path} accepts only known body types and sizes, and no other method`, async () => {
    const own = { origin: storeOrigin() }
    const bodies: readonly [string, string][] = [
      ['text/plain', 'choice=fr-ca'],
      ['application/xml', '<choice/>'],
      ['application/json', '{"choice":'],
      ['application/json', '['.repeat(5_000)],
      ['multipart/form-data', 'no boundary'],
    ]
    for (const [type, body] of bodies) {
      const { status } = await sendRaw(path, {
        method: 'POST',
        headers: { ...own, 'content-type': type },
        body,
      })
      expect(status, type).toBeLessThan(500)
      if (path !== TREE) expect(status, type).toBeGreaterThanOrEqual(400)
    }
    const huge = await sendRaw(path, {
      method: 'POST',
      headers: { ...own, 'content-type': FORM },
      body: 'a'.repeat(70_000),
    })
    expect(huge.status).toBe(413)
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      expect((await sendRaw(path, { method, headers: own })).status, method).toBe(405)
    const preflight = await sendRaw(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })
}

test('a page of another origin cannot sign a user out', async ({ page }) => {
  await signInAs(page, persona('edith'))
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  await page.request.post(signOutActionPath('en-us'), { headers: foreign })
  await page.request.get(signOutActionPath('en-us'), { headers: { 'sec-fetch-site': 'cross-site' } })
  await page.request.get(`/store/logout?timeout=true`, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await sessionStatus(page)).toBe(200)
})

test.describe('the identity proxy forwards', () => {
  const routes = identityRoutes(REALM)
  const query: Partial<Record<string, string>> = {
    tree: '?authIndexType=service&authIndexValue=Login',
    logout: '?_action=logout',
  }

  for (const { kind, method: declared, path } of routes) {
    test(`${kind} only by ${declared}`, async () => {
      const address = `${IDENTITY_PROXY_PATH}${path}${query[kind] ?? ''}`
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const headers = { origin: storeOrigin(), 'content-type': 'application/json' }
        const { status } = await sendRaw(address, { method, headers })
        if (method === declared) expect([404, 405], method).not.toContain(status)
        else expect(status, method).toBe(405)
      }
    })
  }

  test('no other calls', async () => {
    const headers = { origin: storeOrigin(), 'content-type': 'application/json' }
    const closed = [
      paths.userinfo,
      paths.revoke,
      paths.keys,
      `${paths.issuer}/.well-known/openid-configuration`,
      `${paths.issuer}/introspect`,
      `/json/realms/root/realms/${REALM}/users`,
      '/json/realms/root/realms/other/authenticate?authIndexType=service&authIndexValue=Login',
      `${paths.authenticate}`,
      `${paths.authenticate}?authIndexType=service&authIndexValue=Admin`,
      `${paths.authenticate}/%2e%2e/users`,
      `${paths.sessions}?_action=getSessionInfo`,
    ]
    for (const path of closed)
      for (const method of ['GET', 'POST'])
        expect([400, 404, 405], `${method} ${path}`).toContain(
          (await sendRaw(`${IDENTITY_PROXY_PATH}${path}`, { method, headers })).status,
        )
  })
})

test('the login service proxy reads data of the user only, and accepts no writes', async () => {
  for (const call of ['personalInfo', 'updateProfile'])
    expect([404, 405]).toContain(
      (
        await sendRaw(`/api/assessments/login/${call}`, {
          method: 'POST',
          headers: { origin: storeOrigin() },
        })
      ).status,
    )
  for (const call of ['identityProfiles', 'routingRegion', 'session'])
    expect(
      (
        await sendRaw(`/api/assessments/login/${call}`, {
          method: 'POST',
          headers: { origin: storeOrigin() },
        })
      ).status,
    ).toBe(405)
  const asked = await sendRaw('/api/assessments/login/identityProfiles?userId=uid-edith&token=anything')
  expect(asked.body).not.toContain('Marsh')
})

test.describe('return addresses after sign-in', () => {
  const FOREIGN_TARGETS = [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://localhost@evil.test',
    'http://www.example.com.evil.test/',
    'javascript:alert(1)',
    'data:text/html,hi',
    '::::',
    '/en-us\r\nset-cookie: a=b',
    '/\t/evil.test',
    '/api/assessments/login/auth/sign-out?locale=en-us',
    '/en-us/login/auth/start',
    `/${'a'.repeat(8_000)}`,
    '',
  ]

  test('never lead to another origin', async () => {
    const { username, password } = persona('edith')
    for (const returnTo of FOREIGN_TARGETS) {
      const answer = await sendRaw(signInActionPath('en-gb'), {
        method: 'POST',
        headers: { origin: storeOrigin(), 'content-type': FORM },
        body: new URLSearchParams({ username, password, returnTo, goto: returnTo }).toString(),
      })
      expect(answer.status, returnTo).toBe(303)
      expect(answer.headers.location, returnTo).toBe(silentSignInPath('en-gb', homePath('en-gb')))
      const shown = await sendRaw(`/en-gb/login?${new URLSearchParams({ returnTo, goto: returnTo })}`)
      expect([200, 414], returnTo).toContain(shown.status)
    }
  })

  test('of another origin are removed from the login form', async ({ page }) => {
    await page.goto(loginPath('en-gb', 'https://evil.test/'))
    await sendLogin(page, persona('edith').username, persona('edith').password)
    await expect(page).toHaveURL(homePath('en-gb'))
  })
})
