import { randomUUID } from 'node:crypto'
import { homePath, loginPath, storePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { type RawAnswer, sendRaw } from '../support/raw-request'

const HOME = homePath('en-us')
const LOGIN = loginPath('en-us')

const REFUSED: readonly { asked: string; path: string; method?: string; status: number }[] = [
  { asked: 'a broken escape', path: '/%E0%A4%A', status: 400 },
  { asked: 'a lone percent sign', path: '/%', status: 400 },
  { asked: 'bytes that are no text', path: '/%ff%fe', status: 400 },
  { asked: 'an encoded step upwards', path: '/%2e%2e%2fetc/passwd', status: 400 },
  { asked: 'a step upwards', path: '/en-us/../../etc/passwd', status: 404 },
  { asked: 'an encoded NUL', path: '/en-us/%00', status: 400 },
  { asked: 'a second slash', path: '//evil.test/', status: 400 },
  { asked: 'a backslash', path: '/\\evil.test', status: 400 },
  { asked: 'an absolute address', path: 'http://evil.test/', status: 400 },
  { asked: 'a very long address', path: `/en-us?${'a'.repeat(9_000)}`, status: 414 },
  { asked: 'TRACE', method: 'TRACE', path: HOME, status: 405 },
  { asked: 'PROPFIND', method: 'PROPFIND', path: HOME, status: 405 },
  { asked: 'POST to a public page', method: 'POST', path: HOME, status: 405 },
  { asked: 'POST to a personal page', method: 'POST', path: LOGIN, status: 405 },
  { asked: 'DELETE of the session check', method: 'DELETE', path: '/store/customer/current', status: 405 },
  { asked: 'an environment file', path: '/.env', status: 404 },
  { asked: 'the repository', path: '/.git/HEAD', status: 404 },
  { asked: 'the packages', path: '/en-us/package.json', status: 404 },
  { asked: 'the server', path: '/server.js', status: 404 },
  { asked: 'a source map', path: '/_next/static/chunks/main.js.map', status: 404 },
  { asked: 'an image of the optimiser', path: '/_next/image?url=%2Ffavicon.svg&w=64&q=75', status: 404 },
  { asked: 'a foreign image of the optimiser', path: '/_next/image?url=http%3A%2F%2Fevil.test%2Fa.png&w=64&q=75', status: 404 },
] // biome-ignore format: a table

for (const { asked, method = 'GET', path, status } of REFUSED) {
  test(`${asked} is refused with ${status}`, async () => {
    const answer = await sendRaw(path, { method })
    const redirected = [307, 308].includes(answer.status)
    const final = redirected
      ? await sendRaw(answer.headers.location?.replace(/^https?:\/\/[^/]+/, '') ?? '/')
      : answer
    expect(final.status).toBe(status)
    expectQuiet(final)
  })
}

/** Internals are hidden: no stack, no version, no paths of this machine. */
function expectQuiet({ headers, body }: RawAnswer): void {
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
  expect(body).not.toMatch(/node_modules|\bat \w+ \(|\.next\/|server\.js:\d+/)
}

test.describe('security headers are on every kind of response', () => {
  const kinds: readonly [string, string, number, Record<string, string>?][] = [
    ['a public page', HOME, 200],
    ['a personal page', LOGIN, 200],
    ['a redirect', '/', 307],
    ['a missing page', '/en-us/nothing/here', 404],
    ['data', '/api/account?locale=en-us', 200],
    ['a refusal', '/store/customer/current', 401],
    ['a file', '/favicon.svg', 200],
    ['a malformed request', '/%', 400],
    ['a foreign host', '/', 421, { host: 'evil.test' }],
  ]

  for (const [kind, path, status, headers = {}] of kinds) {
    test(kind, async () => {
      const answer = await sendRaw(path, { headers })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      })
      // What a page's scripts may use; redirects, data and files have no scripts.
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true && status !== 307
      if (isPage) expect(answer.headers['permissions-policy']).toContain('camera=()')
      else expect(answer.headers['permissions-policy']).toBeUndefined()
      if (/html|json/.test(answer.headers['content-type'] ?? ''))
        expect(answer.headers['content-type']).toMatch(/charset=utf-8|application\/json$/)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expectQuiet(answer)
    })
  }
})

test.describe('a foreign host', () => {
  const hostile = [
    'evil.test',
    'localhost:99999',
    'user@localhost',
    'local<script>host',
    'localhost:80@evil.test',
  ]

  for (const host of hostile) {
    test(`"${host}" in the host header is refused`, async () => {
      for (const path of ['/', HOME, `${LOGIN}/auth/start`]) {
        const answer = await sendRaw(path, { headers: { host } })
        expect([400, 421]).toContain(answer.status)
        expect(JSON.stringify([answer.headers, answer.body])).not.toContain('evil')
      }
    })
  }

  test('in X-Forwarded-Host is refused', async () => {
    const answer = await sendRaw(`${LOGIN}/auth/start`, { headers: { 'x-forwarded-host': 'evil.test' } })
    expect(answer.status).toBe(421)
    expect(answer.headers.location).toBeUndefined()
  })
})

test.describe('request headers that control the framework', () => {
  const guarded = '/en-us/register/organisation'
  const forgeries: readonly Record<string, string>[] = [
    ...['middleware', 'proxy', 'src/middleware', 'pages/_middleware'].flatMap(name => [
      { 'x-middleware-subrequest': name },
      { 'x-middleware-subrequest': Array.from({ length: 5 }, () => name).join(':') },
    ]),
    { 'x-middleware-rewrite': '/en-us/register/organisation/registered' },
    { 'x-middleware-next': '1' },
    { 'x-invoke-path': '/en-us' },
    { 'x-matched-path': '/[locale]/register/organisation' },
    { 'x-original-url': '/en-us' },
    { 'x-nextjs-data': '1' },
  ]

  for (const headers of forgeries) {
    test(`do not open a step: ${JSON.stringify(headers)}`, async () => {
      const answer = await sendRaw(guarded, { headers })
      expect(answer.status).toBe(307)
      expect(new URL(answer.headers.location ?? '', 'http://localhost').pathname).toBe('/en-us/register')
      expect(answer.body).not.toContain('<form')
    })
  }

  test('do not replace the nonce or the policy', async () => {
    const forged = 'aaaa"><script>alert(1)</script>'
    const answer = await sendRaw(LOGIN, {
      headers: { 'x-nonce': forged, 'content-security-policy': "script-src 'nonce-mine' *" },
    })
    expect(answer.all('content-security-policy')).toHaveLength(1)
    expect(answer.headers['content-security-policy']).not.toMatch(/mine|aaaa/)
    expect(answer.body).not.toContain('alert(1)')
  })

  test('cannot call server actions', async () => {
    for (const path of [HOME, LOGIN, storePath('en-us', 'cart')]) {
      for (const action of [randomUUID(), 'a'.repeat(40)]) {
        const headers = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
        expect([404, 405]).toContain((await sendRaw(path, { method: 'POST', headers, body: '[]' })).status)
        expect((await sendRaw(path, { headers })).status).toBe(404)
      }
    }
  })
})

for (const [kind, path] of [
  ['public', HOME],
  ['personal', LOGIN],
] as const) {
  test(`a script injected into a ${kind} page is blocked`, async ({ page, problems }) => {
    problems.allow(/CSP refused script-src|Content Security Policy|Executing inline (script|event handler)/)
    // A page whose content the test provides has a foreign address space, so the browser blocks its flag
    // stream.
    problems.allow(/`loopback` address space|net::ERR_FAILED/)
    await page.route(path, async route => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        '</body>',
        '<script>window.hit = 1</script><img src="/none.png" onerror="window.hit = 2"></body>',
      )
      await route.fulfill({ response: answer, body })
    })
    await page.route('/none.png', route => route.fulfill({ status: 200, body: 'no image' }))
    await page.goto(path)
    await expect
      .poll(() => problems.seen().filter(text => /CSP refused script-src/.test(text)).length)
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  })
}
