import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { loadNotifications } from '@/lib/notifications/load.server'
import { headersOf, openSite, request, type Site, sendRaw, sessionCookie, statusOf } from './support'

const PAGE = 'http://localhost/fr-ca/register/contact-address?error=malformed'
const BROWSER = ['Host: localhost', 'Accept: text/html', 'Content-Type: application/x-www-form-urlencoded']
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

test('a form of the sign-in service gets the bare refusal, because its pages are not ours', async () => {
  const headers = [...BROWSER, 'Referer: http://localhost/en-us/login']
  expect(statusOf(await post('/api/assessments/login/auth/json', headers, TOO_LARGE))).toBe(413)
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

test('so does one that does not tell its size beforehand', async () => {
  const chunk = `${TOO_LARGE.length.toString(16)}\r\n${TOO_LARGE}\r\n0\r\n\r\n`
  const headers = [...BROWSER, `Referer: ${PAGE}`, 'Transfer-Encoding: chunked']
  const answer = await sendRaw(site.port, request(`POST ${ACTION} HTTP/1.1`, headers, chunk))
  expect([statusOf(answer), reached]).toEqual([303, 0])
})

test.each([
  [
    'a page with a path that none of ours has',
    [...BROWSER, `Referer: http://localhost/fr-ca/${'a'.repeat(2_000)}`],
  ],
  ['a script', ['Host: localhost', 'Accept: application/json', `Referer: ${PAGE}`]],
  ['a browser that names no page', BROWSER],
  ['a form of another user', [...BROWSER, 'Referer: https://evil.test/fr-ca/register']],
])('%s gets the bare refusal', async (_name, headers) => {
  expect(statusOf(await post(ACTION, headers, TOO_LARGE))).toBe(413)
  expect(reached).toBe(0)
})

test('no one is listened to for ever', async () => {
  const announced = `Content-Length: ${100 * 1024 * 1024}`
  const answer = await sendRaw(
    site.port,
    request(`POST ${ACTION} HTTP/1.1`, [...BROWSER, `Referer: ${PAGE}`, announced]),
  )
  expect(statusOf(answer)).toBe(413)
})

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
