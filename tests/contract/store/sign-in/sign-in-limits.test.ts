import { describe, expect, it } from 'vitest'
import { PASSWORD, pointStoreAt, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

const SIGN_IN = '/api/sign-in?locale=en-us'
const TREE = '/api/assessments/login/auth/json/realms/root/realms/pearson/authenticate?authIndexType=service'

const script = { accept: 'application/json' }

let lastAddress = 0
const elsewhere = (): Record<string, string> => {
  lastAddress += 1
  return { 'x-client-address': `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}` }
}

const tryName = (username: string, headers: Record<string, string>, password = 'wrong') =>
  browser.send(SIGN_IN, { form: { username, password }, headers: { ...script, ...headers } })

const expectProblem = async (response: Response) => {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  return response.json()
}

describe('sign-in attempts for one name from all addresses', () => {
  it.each(['nobody', 'gina.locke', 'hugo.sato'])(
    'are limited to ten wrong passwords, for known and unknown names: %s',
    async name => {
      for (let attempt = 1; attempt <= 10; attempt += 1)
        expect((await tryName(name, elsewhere())).status).toBe(422)
      expect(await expectProblem(await tryName(name.toUpperCase(), elsewhere()))).toMatchObject({
        status: 429,
        code: 'too-many-requests',
        formErrors: [{ code: 'tooMany' }],
      })
      expect((await tryName('somebody.else', elsewhere())).status).toBe(422)
    },
  )

  it('do not count when the password is right', async () => {
    for (let attempt = 1; attempt <= 12; attempt += 1)
      expect((await tryName('edith.marsh', elsewhere(), PASSWORD)).status).toBe(200)
  })

  it('do not count while the identity provider is unavailable', async () => {
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    const here = elsewhere()
    for (let attempt = 1; attempt <= 12; attempt += 1)
      expect((await tryName('edith.marsh', here, PASSWORD)).status).toBe(503)
  })

  it('do not lock out a device that remembers the user', async () => {
    for (let attempt = 1; attempt <= 11; attempt += 1) await tryName('ada', elsewhere())
    // Loaded here, after the settings that it reads have been replaced.
    const { rememberUsername } = await import('@/lib/auth/remembered-username.server')
    const { name, value, options } = await rememberUsername('ada')
    browser.cookies.set(name, { value, path: options.path ?? '/' })
    expect((await tryName('ada', elsewhere())).status).toBe(422)
    expect((await tryName('nobody', elsewhere())).status).toBe(422)
  })

  it('show the limit on the page, which keeps the name', async () => {
    const send = (headers: Record<string, string>) =>
      browser.send(SIGN_IN, { form: { username: 'carla', password: 'wrong' }, headers })
    for (let attempt = 1; attempt <= 10; attempt += 1) await send(elsewhere())
    const response = await send(elsewhere())
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/en-us\/login/)
    expect(response.headers.has('retry-after')).toBe(true)
  })
})

describe('sign-in attempts from one network address', () => {
  it('are limited for any names and forwarded headers', async () => {
    const claim = (attempt: number) => ({
      'x-forwarded-for': `203.0.113.${attempt}`,
      forwarded: `for=203.0.113.${attempt}`,
    })
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await tryName(`name-${attempt}`, claim(attempt))).status).toBe(422)
    await expectProblem(await tryName('name-11', claim(11)))
  })

  it('of a school accept a right password, and its wrong ones still count', async () => {
    const school = elsewhere()
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const name = attempt % 2 ? 'edith.marsh' : 'iris.tremblay'
      expect((await tryName(name, school, PASSWORD)).status).toBe(200)
    }
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await tryName(`name-${attempt}`, school)).status).toBe(422)
    await expectProblem(await tryName('name-11', school))
  })

  it('are counted together for the whole IPv6 network', async () => {
    const from = (attempt: number) => ({ 'x-client-address': `2001:db8:1:2:${attempt}::1` })
    for (let attempt = 1; attempt <= 10; attempt += 1) await tryName(`name-${attempt}`, from(attempt))
    await expectProblem(await tryName('name-11', from(11)))
    expect((await tryName('name-12', { 'x-client-address': '2001:db8:1:3::1' })).status).toBe(422)
  })
})

describe('the identity proxy', () => {
  const CLIENT = { 'accept-api-version': 'protocol=1.0,resource=2.1', 'x-requested-with': 'forgerock-sdk' }
  const sendTree = (tree: string, json: unknown, headers: Record<string, string>) =>
    browser.send(`${TREE}&authIndexValue=${tree}`, { json, headers: { ...CLIENT, ...headers } })

  it('counts a name like the form', async () => {
    const asked = await (await sendTree('Login', {}, elsewhere())).json()
    asked.callbacks[0].input[0].value = 'dina.haldane'
    asked.callbacks[1].input[0].value = 'wrong'
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await sendTree('Login', asked, elsewhere())).status).toBe(401)
    await expectProblem(await sendTree('Login', asked, elsewhere()))
    await expectProblem(await tryName('dina.haldane', elsewhere()))
  })

  it.each([
    ['one answer each', (names: readonly string[]) => names.map(name => [name])],
    ['several answers in one', (names: readonly string[]) => [names]],
  ])('locks nobody out by a step that tries many names at once, with %s', async (_how, answers) => {
    const headers = elsewhere()
    const callbacks = answers(['nora.kessel', 'edith.marsh']).map(names => ({
      type: 'NameCallback',
      input: names.map(value => ({ name: 'IDToken1', value })),
    }))
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await sendTree('Login', { authId: 'made-up', callbacks }, headers)).status).toBe(400)
    for (const name of ['nora.kessel', 'edith.marsh'])
      expect((await tryName(name, elsewhere())).status).toBe(422)
  })

  it('accepts five sign-ups in ten minutes and no more', async () => {
    const asked = await (await sendTree('Registration', {}, elsewhere())).json()
    const headers = elsewhere()
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await sendTree('Registration', asked, headers)).status).toBe(200)
    const refused = await sendTree('Registration', asked, headers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

describe('identity calls that try no password', () => {
  it('do not use up sign-in attempts', async () => {
    const headers = elsewhere()
    const realm = '/api/assessments/login/auth'
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const path = `${realm}/json/realms/root/realms/pearson/sessions/?_action=logout`
      expect((await browser.send(path, { json: {}, headers })).status).not.toBe(429)
    }
    expect((await tryName('nobody-yet', headers)).status).toBe(422)
  })

  it('redirect a user who makes too many to the login page, and report the limit to a script', async () => {
    const headers = elsewhere()
    const start = await browser.send('/nl-nl/login/auth/start')
    const { pathname, search } = new URL(start.headers.get('location') ?? '')
    const send = (accept: string) => browser.send(`${pathname}${search}`, { headers: { ...headers, accept } })
    let answer = await send('text/html')
    for (let count = 0; count < 1_000; count += 1) answer = await send('text/html')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl-nl/login'])
    expect(browser.cookies.has('store.notice')).toBe(true)
    await expectProblem(await send('application/json'))
  })
})

describe('reads that call a back end', () => {
  it.each([
    '/api/assessments/login/session',
    '/api/assessments/login/routingRegion',
    '/api/assessments/login/identityProfiles',
    '/store/customer/current',
  ])('are limited for %s to a thousand a minute from one address', async path => {
    const headers = elsewhere()
    // Calls no back end for an anonymous user.
    const read = () => browser.send('/api/assessments/login/session', { headers })
    await Promise.all(Array.from({ length: 1_000 }, read))
    await expectProblem(await browser.send(path, { headers }))
  })
})
