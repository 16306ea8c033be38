// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import { sharedQuotePath } from '@/lib/site/quote-paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

const BROWSER = ['Host: localhost', 'Accept: text/html,application/xhtml+xml', 'Sec-Fetch-Mode: navigate']
const BLANK = '<!doctype html><html id="__next_error__"><body><script>stack()</script></body></html>'
const POLICY = "script-src 'nonce-abc'"

let site: Site
afterEach(() => site.close())

/** What the framework answers where a page fails, and a handler. */
const failing: RequestListener = (incoming, outgoing) => {
  const head = { 'content-type': 'text/html', 'content-security-policy': POLICY }
  if (incoming.url?.startsWith('/api/')) outgoing.writeHead(500).end()
  else outgoing.writeHead(500, head).end(BLANK)
}

async function visit(line: string, headers = BROWSER, body = ''): Promise<string> {
  site = await openSite(failing)
  const length = body === '' ? [] : [`Content-Length: ${body.length}`]
  return sendRaw(site.port, request(`${line} HTTP/1.1`, [...headers, ...length], body))
}

const documentOf = (answer: string): Document =>
  new DOMParser().parseFromString(Buffer.from(bodyOf(answer), 'latin1').toString('utf8'), 'text/html')

const linksOf = (page: Document) =>
  [...page.querySelectorAll('main a')].map(link => [link.getAttribute('href'), link.textContent])

test.each(LOCALES)(
  'a page of %s that fails says so in its language, with a reference and ways on',
  async (locale: Locale) => {
    const answer = await visit(`GET /${locale}/register/personal-info?a=1&b=%22`)
    const { failure } = getMessages(locale).layout
    const page = documentOf(answer)
    expect(statusOf(answer)).toBe(500)
    expect(page.querySelector('h1')?.textContent).toBe(failure.title)
    expect(page.title).toBe(failure.title)
    expect(page.querySelector('code')?.textContent).toBe(headersOf(answer, 'x-request-id')[0])
    expect(linksOf(page)).toEqual([
      [`/${locale}/register/personal-info?a=1&b=%22`, failure.retry],
      [homePath(locale), failure.home],
      [`https://site.example.com/${locale}/contact-us`, failure.support],
    ])
  },
)

test('nothing of what failed is shown, nothing runs, and nothing is kept', async () => {
  const answer = await visit('GET /en-us/login')
  expect(bodyOf(answer)).not.toContain('script')
  expect(headersOf(answer, 'content-security-policy')[0]).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(headersOf(answer, 'cache-control')).toEqual(['private, no-store'])
})

test('the log names the page, but not the token by which a shared one is read', async () => {
  vi.stubEnv('LOG_LEVEL', 'error')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await visit(`GET ${sharedQuotePath('en-us', 'kZ3v9QwT7xLr2BnH')}?a=b`)
  const lines = written.mock.calls
    .map(([line]) => String(line))
    .filter(line => line.includes('a page failed'))
  written.mockRestore()
  vi.unstubAllEnvs()
  expect(lines.map(line => JSON.parse(line).path)).toEqual(['/store/usassessments/en/quotes/shared/[token]'])
})

test('the style is the one that its policy names', async () => {
  const answer = await visit('GET /en-us/login')
  const style = documentOf(answer).querySelector('style')?.textContent ?? ''
  const digest = createHash('sha256').update(style).digest('base64')
  expect(headersOf(answer, 'content-security-policy')[0]).toContain(`'sha256-${digest}'`)
})

test('a form whose handler fails leads back to its page', async () => {
  const answer = await visit(
    'POST /api/registration/contact-address?locale=nl-nl',
    [...BROWSER, 'Referer: http://localhost/nl-nl/register/contact-address?x=1'],
    'a=1',
  )
  const page = documentOf(answer)
  expect(page.documentElement.lang).toBe('nl-NL')
  expect(linksOf(page)[0]).toEqual([
    '/nl-nl/register/contact-address',
    getMessages('nl-nl').layout.failure.retry,
  ])
})

test('a page of another user is not led back to', async () => {
  const headers = [...BROWSER, 'Referer: https://evil.test/nl-nl/register']
  const page = documentOf(await visit('POST /api/registration/contact-address?locale=nl-nl', headers, 'a=1'))
  expect(linksOf(page)[0]?.[0]).toBe('/')
})

test('an address cannot break out of the page', async () => {
  const page = documentOf(await visit(`GET /en-us/login?a="><img>'<b>`))
  expect(page.querySelectorAll('main img, main b')).toHaveLength(0)
})

test('a script and a back end get the failure as it is', async () => {
  for (const headers of [
    ['Host: localhost'],
    ['Host: localhost', 'Accept: */*'],
    [...BROWSER.slice(0, 2), 'Sec-Fetch-Mode: cors'],
  ]) {
    const answer = await visit('GET /en-us/login', headers)
    expect(bodyOf(answer)).toContain('__next_error__')
    await site.close()
  }
})

test('a refusal in the form for programs is no answer to a person, but health checks are', async () => {
  site = await openSite((_in, out) =>
    out.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"identity-unavailable"}'),
  )
  const ask = (path: string) => sendRaw(site.port, request(`GET ${path} HTTP/1.1`, BROWSER))
  expect(documentOf(await ask('/en-us/login/auth/start')).querySelector('h1')).not.toBeNull()
  expect(bodyOf(await ask('/api/health/ready'))).toContain('{"code":"identity-unavailable"}')
})
