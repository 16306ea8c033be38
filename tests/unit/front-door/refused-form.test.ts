import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { loadNotifications } from '@/lib/notifications/load.server'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, sessionCookie, statusOf } from './support'

const PAGE = 'http://localhost/fr-ca/register/contact-address?error=malformed'
const BROWSER = ['Host: localhost', 'Accept: text/html', 'Content-Type: application/x-www-form-urlencoded']
const UPLOAD = ['Host: localhost', 'Accept: text/html', 'Content-Type: multipart/form-data; boundary=x']
const ACTION = '/api/registration/contact-address?locale=fr-ca'
const TOO_LARGE = `street=${'a'.repeat(70_000)}`

let site: Site
let reached = 0
beforeEach(async () => {
  reached = 0
  site = await openSite((_incoming, outgoing) => {
    reached += 1
    outgoing.end()
  })
})
afterEach(() => site.close())

const post = (path: string, headers: readonly string[], body: string): Promise<string> =>
  sendRaw(site.port, request(`POST ${path} HTTP/1.1`, [...headers, `Content-Length: ${body.length}`], body))

test('a plain form that is too large leads back to its page, which says so', async () => {
  const answer = await post(ACTION, [...BROWSER, `Referer: ${PAGE}`], TOO_LARGE)
  expect([statusOf(answer), headersOf(answer, 'location'), reached]).toEqual([
    303,
    ['/fr-ca/register/contact-address?error=tooLarge'],
    0,
  ])
})

test.each([
  ['an address', '/api/addresses?locale=en-us', '/en-us/store/my-account/address-book/new'],
  ['a cart', '/api/cart/entries?locale=en-us', '/en-us/store/cart'],
  ['a quote', '/api/quotes?locale=en-us', '/en-us/store/my-account/quotes/new'],
])(
  'the form of %s that is too large leads back to its page, which says so above it',
  async (_name, path, page) => {
    const answer = await post(
      path,
      [...BROWSER, `Referer: http://localhost${page}?form=aB-1_&x=y`],
      TOO_LARGE,
    )
    const [location = ''] = headersOf(answer, 'location')
    const { pathname, searchParams } = new URL(location, 'http://localhost')
    expect([statusOf(answer), pathname, searchParams.get('form'), reached]).toEqual([303, page, 'aB-1_', 0])
    const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
    expect(told).toMatchObject([{ message: getMessages('en-us').errors.forms.tooLarge, status: 'ERROR' }])
  },
)

test('a form of the sign-in service gets a page of its own, because its pages are not ours', async () => {
  const headers = [...BROWSER, 'Referer: http://localhost/en-us/login']
  const answer = await post('/api/assessments/login/auth/json', headers, TOO_LARGE)
  expect(statusOf(answer)).toBe(413)
  expect(bodyOf(answer)).toContain(getMessages('en-us').layout.tooLarge.title)
})

test('a document that is too large leads back to its page, which speaks of a file', async () => {
  const headers = [
    'Host: localhost',
    'Accept: text/html',
    'Content-Type: multipart/form-data; boundary=x',
    'Referer: http://localhost/en-us/store/checkout/payment',
  ]
  const answer = await post('/api/checkout/purchase-order?locale=en-us', headers, 'a'.repeat(11_000_000))
  expect([statusOf(answer), headersOf(answer, 'location'), reached]).toEqual([
    303,
    ['/en-us/store/checkout/payment?error=fileTooLarge'],
    0,
  ])
})

test('a document that is too large is told above the express checkout', async () => {
  const page = '/store/usassessments/en/exp-checkout'
  const headers = [
    'Host: localhost',
    'Accept: text/html',
    'Content-Type: multipart/form-data; boundary=x',
    `Referer: http://localhost${page}?shown=1`,
  ]
  const answer = await post('/api/checkout/purchase-order?locale=en-us', headers, 'a'.repeat(11_000_000))
  const { pathname, searchParams } = new URL(headersOf(answer, 'location')[0] ?? '', 'http://localhost')
  expect([pathname, searchParams.get('shown'), searchParams.get('error')]).toEqual([page, '1', null])
  const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
  expect(told).toMatchObject([{ status: 'ERROR' }])
})

test.each([
  ['the cart', '/en-us/store/cart', '', ''],
  ['the list that it shows', '/en-us/store/quick-order', '?form=aB-1_&a=b', 'form=aB-1_&a=b&'],
  ['it without an earlier error', '/en-us/store/quick-order', '?error=tooSlow&a=b', 'a=b&'],
  ['the page alone, if its query is too long', '/en-us/store/quick-order', `?a=${'b'.repeat(2_000)}`, ''],
])('a list with a file that is far too large leads back to %s', async (_name, page, query, kept) => {
  const headers = [
    'Host: localhost',
    'Accept: text/html',
    'Content-Type: multipart/form-data; boundary=x',
    `Referer: http://localhost${page}${query}`,
  ]
  const answer = await post('/api/quick-order?locale=en-us', headers, 'a'.repeat(6_000_000))
  expect([statusOf(answer), headersOf(answer, 'location'), reached]).toEqual([
    303,
    [`${page}?${kept}error=fileTooLarge`],
    0,
  ])
})

test('the import of a saved cart tells it at its file, whose limit is its own', async () => {
  const page = '/store/usassessments/en/my-account/saved-carts/import'
  const headers = [...UPLOAD, `Referer: http://localhost${page}`]
  const answer = await post('/api/saved-carts/import?locale=en-us', headers, 'a'.repeat(2_000_000))
  expect(headersOf(answer, 'location')).toEqual([`${page}?error=fileTooLarge`])
})

test('so does one that does not tell its size beforehand', async () => {
  const chunk = `${TOO_LARGE.length.toString(16)}\r\n${TOO_LARGE}\r\n0\r\n\r\n`
  const headers = [...BROWSER, `Referer: ${PAGE}`, 'Transfer-Encoding: chunked']
  const answer = await sendRaw(site.port, request(`POST ${ACTION} HTTP/1.1`, headers, chunk))
  expect([statusOf(answer), reached]).toEqual([303, 0])
})

test('a script gets the bare refusal', async () => {
  const headers = ['Host: localhost', 'Accept: application/json', `Referer: ${PAGE}`]
  const answer = await post(ACTION, headers, TOO_LARGE)
  expect([statusOf(answer), headersOf(answer, 'content-type')]).toEqual([
    413,
    ['application/problem+json; charset=utf-8'],
  ])
  expect(reached).toBe(0)
})

test.each([
  ['a path that none of our pages has', `Referer: http://localhost/fr-ca/${'a'.repeat(2_000)}`],
  ['a page of another site', 'Referer: https://evil.test/fr-ca/register'],
])('a form from %s is not led back there', async (_name, referer) => {
  const answer = await post(ACTION, [...BROWSER, referer], TOO_LARGE)
  expect([statusOf(answer), headersOf(answer, 'location'), reached]).toEqual([413, [], 0])
})

/** Announces a body of so many megabytes, of which nothing is sent. */
const announce = (path: string, headers: readonly string[], megabytes: number): Promise<string> =>
  sendRaw(
    site.port,
    request(`POST ${path} HTTP/1.1`, [...headers, `Content-Length: ${megabytes * 1024 * 1024}`]),
  )

test('no one is listened to for ever, but a browser is led back to its form at once', async () => {
  const answer = await announce(ACTION, [...BROWSER, `Referer: ${PAGE}`], 100)
  expect([statusOf(answer), headersOf(answer, 'location')]).toEqual([
    303,
    ['/fr-ca/register/contact-address?error=tooLarge'],
  ])
  const upload = [...UPLOAD, 'Referer: http://localhost/en-us/store/checkout/payment']
  const refused = await announce('/api/checkout/purchase-order?locale=en-us', upload, 1_000)
  expect([statusOf(refused), headersOf(refused, 'location')]).toEqual([
    303,
    ['/en-us/store/checkout/payment?error=fileTooLarge'],
  ])
})

test('a film in the place of a document is received and dropped, so that a browser reads the answer', async () => {
  const upload = [...UPLOAD, 'Referer: http://localhost/en-us/store/checkout/payment']
  const path = '/api/checkout/purchase-order?locale=en-us'
  const body = 'a'.repeat(120_000_000)
  const sent = connect(site.port, '127.0.0.1')
  const received = once(sent, 'data')
  await new Promise(resolve =>
    sent.write(
      request(`POST ${path} HTTP/1.1`, [...upload, `Content-Length: ${body.length}`], body),
      resolve,
    ),
  )
  expect(statusOf(String((await received)[0]))).toBe(303)
})

test.each([
  ['fr-ca', '10 Mo', '/api/checkout/purchase-order', UPLOAD],
  ['en-us', '1 MB', '/api/quick-order', UPLOAD],
  ['en-us', '64 kB', '/api/registration/contact-address', BROWSER],
] as const)(
  'a browser that names no page gets one in the language of its form (%s), which says the limit: %s',
  async (locale, limit, path, headers) => {
    const answer = await announce(`${path}?locale=${locale}`, headers, 1_000)
    const { title, text } = getMessages(locale).layout.tooLarge
    expect([statusOf(answer), headersOf(answer, 'retry-after'), headersOf(answer, 'set-cookie')]).toEqual([
      413,
      [],
      [],
    ])
    const page = Buffer.from(bodyOf(answer), 'latin1').toString()
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page.replace(/\s/g, ' ')).toContain(text.replace('{limit}', limit))
  },
)

test('only a form with a document may be as large as one', async () => {
  const headers = ['Host: localhost', 'Content-Type: multipart/form-data; boundary=x', sessionCookie()]
  const document = 'a'.repeat(1_000_000)
  await post('/api/checkout/purchase-order?locale=en-us', headers, document)
  await post('/api/checkout/exemption?locale=en-us', headers, document)
  expect(reached).toBe(2)
  expect(statusOf(await post('/api/checkout/payment?locale=en-us', headers, document))).toBe(415)
  expect(reached).toBe(2)
})

test('a form of the right size passes', async () => {
  await post(ACTION, [...BROWSER, `Referer: ${PAGE}`], 'street=a')
  expect(reached).toBe(1)
})
