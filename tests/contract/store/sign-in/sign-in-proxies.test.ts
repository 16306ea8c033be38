import { describe, expect, it } from 'vitest'
import { logLines, ORIGIN, pointStoreAt, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

const PROXY = '/api/assessments/login/auth'
const OAUTH = `${PROXY}/oauth2/realms/root/realms/pearson`
const JSON_PATH = `${PROXY}/json/realms/root/realms/pearson`

describe('the identity proxy (spec §7)', () => {
  it('runs a tree for the browser and restricts its session cookie to the proxy', async () => {
    const tree = `${JSON_PATH}/authenticate?authIndexType=service&authIndexValue=Login`
    const headers = { 'accept-api-version': 'protocol=1.0,resource=2.1', 'x-requested-with': 'forgerock-sdk' }
    const step = await (await browser.send(tree, { json: {}, headers })).json()
    step.callbacks[0].input[0].value = 'edith.marsh'
    step.callbacks[1].input[0].value = 'Assessments.2026'
    const done = await browser.send(tree, { json: step, headers })
    expect(await done.json()).toHaveProperty('tokenId')
    const [cookie] = done.headers.getSetCookie()
    expect(cookie).toMatch(/^iPlanetDirectoryPro=[^;]+; Path=\/api\/assessments\/login\/auth;/)
    expect(cookie).toContain('HttpOnly')
    const out = await browser.send(`${JSON_PATH}/sessions/?_action=logout`, { json: {}, headers })
    expect(await out.json()).toEqual({ result: 'Successfully logged out' })
    expect(browser.cookies.has('iPlanetDirectoryPro')).toBe(false)
  })

  it('does not redeem a code for a script, which lacks the client secret', async () => {
    const form = {
      grant_type: 'authorization_code',
      client_id: 'assessments-store',
      code: 'stolen',
      redirect_uri: `${ORIGIN}/en-us/login/auth/callback`,
      code_verifier: 'x'.repeat(43),
    }
    const response = await browser.send(`${OAUTH}/access_token`, { form })
    expect(response.status).toBe(401)
  })

  it.each([
    'grant_type=password&username=edith.marsh&password=guess',
    'grant_type=client_credentials',
    'grant_type=refresh_token&grant_type=password&username=edith.marsh&password=guess',
    'username=edith.marsh',
    '{"grant_type":"refresh_token"}',
  ])('forwards no grant with which passwords could be tried: %s', async body => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await browser.send(`${OAUTH}/access_token`, { json: body, headers })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'grant-type' }])
  })

  it('rejects a body with a duplicate key, because its readers could use different values', async () => {
    const tree = `${JSON_PATH}/authenticate?authIndexType=service&authIndexValue=Login`
    const twice = await browser.send(tree, { json: '{"authId":"a","authId":"b","callbacks":[]}' })
    expect([twice.status, await twice.json()]).toMatchObject([400, { code: 'duplicate-keys' }])
  })

  it('answers 404 for undeclared calls and 405 for another method', async () => {
    expect((await browser.send(`${OAUTH}/userinfo`)).status).toBe(404)
    expect((await browser.send(`${PROXY}/../../../account`)).status).toBe(200)
    const wrong = await browser.send(`${OAUTH}/authorize`, { form: {} })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET')
  })

  it('forwards the rejection of a foreign redirect URI and follows no redirect', async () => {
    const query = new URLSearchParams({
      client_id: 'assessments-store',
      redirect_uri: 'https://evil.example/callback',
      response_type: 'code',
      scope: 'openid',
    })
    const response = await browser.send(`${OAUTH}/authorize?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.has('location')).toBe(false)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('answers 502 while the identity provider is unavailable, and rejects writes of other sites', async () => {
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    const tree = `${JSON_PATH}/authenticate?authIndexType=service&authIndexValue=Login`
    expect((await browser.send(tree, { json: {} })).status).toBe(502)
    const foreign = await browser.send(tree, { json: {}, headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
  })

  it.each([
    [
      'http://www.example.co.uk:3000/en-gb/login/auth/callback',
      'http://www.example.co.uk:3000/en-gb/login/auth/callback?error=temporarily_unavailable&state=s1',
    ],
    ['http://localhost:3000/nl-nl/login/auth/callback', '/nl-nl/login'],
    ['http://evil.test:3000/nl-nl/login/auth/callback', '/nl-nl/login'],
    ['http://www.example.co.uk:3000/en-gb/register', '/en-us/login'],
  ])(
    'redirects a sign-in of %s with the notice that the identity provider is unavailable',
    async (redirectUri, location) => {
      pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
      const query = new URLSearchParams({ redirect_uri: redirectUri, state: 's1', prompt: 'none' })
      const answer = await browser.send(`${OAUTH}/authorize?${query}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    },
  )
})

describe('the login service (spec §7, §8)', () => {
  const read = async (operation: string) => (await browser.send(`/api/assessments/login/${operation}`)).text()

  it('returns region, session and names of the signed-in user', async () => {
    await browser.signIn('edith.marsh')
    expect(await read('routingRegion')).toBe('{"routingRegion":"AMER"}')
    expect(await read('session')).toBe('true')
    expect(await read('identityProfiles?userId=uid-hugo&token=x')).toBe(
      '{"givenName":"Edith","familyName":"Marsh"}',
    )
    expect(logLines().join('')).not.toMatch(/uid-|userId|token=/)
  })

  it('returns null and false for an anonymous user and during an outage', async () => {
    const nothing = { routingRegion: '{"routingRegion":null}', session: 'false', identityProfiles: 'null' }
    expect(await read('session')).toBe(nothing.session)
    expect(await read('identityProfiles')).toBe(nothing.identityProfiles)
    await browser.signIn('edith.marsh')
    pointStoreAt(sandbox(), { LOGIN_SERVICE_URL: 'http://127.0.0.1:9' })
    for (const [operation, answer] of Object.entries(nothing)) expect(await read(operation)).toBe(answer)
  })
})

describe('the country selector', () => {
  const choose = (choice: string) => browser.send('/api/locale?locale=en-us', { form: { choice } })

  it('remembers the site for a year and redirects to its home page', async () => {
    const response = await choose('fr-ca')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/fr-ca')
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^store\.prev_locale=fr-ca; Path=\/; .*Max-Age=31536000;/,
    )
  })

  it('redirects to the host that serves the site and passes the choice in a ticket', async () => {
    pointStoreAt(sandbox(), { STORE_HOSTS: 'localhost=en-us,store.example.ca' })
    expect((await choose('fr-ca')).headers.get('location')).toMatch(
      /^http:\/\/store\.example\.ca:3000\/api\/site-move\?locale=fr-ca&ticket=[\w.-]+$/,
    )
  })

  it.each(['', 'xx-yy', '//evil.example', 'en-us/../..'])('rejects %j', async choice => {
    const response = await choose(choice)
    expect(response.status).toBe(400)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
