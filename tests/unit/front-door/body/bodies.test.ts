import { expect, test } from 'vitest'
import { BODY_SETTINGS } from '@/lib/front-door/body/body-settings'
import { headersOf, request, sendRaw, sessionCookie, statusOf } from '../support'
import { BodySite, PATIENTLY, status } from './body-site'

const PAYMENT = 'http://localhost/en-us/store/checkout/payment'
const BROWSER = ['Accept: text/html', `Referer: ${PAYMENT}`]

const store = new BodySite()

test.each([
  ['no cookie', []],
  ['a cookie of others', [sessionCookie(Date.now(), 'another secret')]],
  ['a session that has expired', [sessionCookie(0)]],
  ['a cookie that only looks like one', ['Cookie: store.session=abc']],
])('with %s a large document is not received', async (_name, headers) => {
  const upload = store.send(1, 1_000_000, { sent: 1, headers })
  await expect.poll(() => status(upload), PATIENTLY).toBe(401)
})

test('a session in numbered cookies, with the prefix that it has behind TLS, counts', async () => {
  const [, value = ''] = sessionCookie().split('store.session=')
  const half = Math.floor(value.length / 2)
  const cookie = `Cookie: a=b; __Host-store.session.1=${value.slice(half)}; __Host-store.session.0=${value.slice(0, half)}`
  store.send(1, 1_000_000, { headers: [cookie] })
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
})

test('a small document of a user whose session has ended reaches the form, which keeps what was typed', async () => {
  store.send(1, 50_000, { headers: [] })
  await expect.poll(() => store.waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([50_000])
})

test('a browser without session is led back to its page once it has sent its document', async () => {
  const upload = store.send(1, 1_000_000, { headers: BROWSER })
  await expect
    .poll(() => headersOf(upload.answer, 'location'), PATIENTLY)
    .toEqual(['/en-us/store/checkout/payment'])
  expect(store.waiting).toEqual([])
})

const NOT_RECEIVED = ['/en-us/store/checkout/payment?error=notReceived']

test('a browser whose document finds no room is led back to its page, which says so', async () => {
  await store.openWithin('document', 100_000)
  const upload = store.send(5, 300_000, { headers: [sessionCookie(), ...BROWSER] })
  await expect.poll(() => headersOf(upload.answer, 'location'), PATIENTLY).toEqual(NOT_RECEIVED)
  expect(store.waiting).toEqual([])
})

test('a browser whose document has to give way is led back to its page once it has sent all of it', async () => {
  await store.openWithin('document', 300_000)
  const upload = store.send(1, 300_000, { sent: 200_000, headers: [sessionCookie(), ...BROWSER] })
  await expect.poll(() => store.site.received(), PATIENTLY).toBe(1)
  store.send(2, 150_000)
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  expect(upload.answer).toBe('')
  upload.socket.write(Buffer.alloc(100_000, 'a'))
  await expect.poll(() => headersOf(upload.answer, 'location'), PATIENTLY).toEqual(NOT_RECEIVED)
  expect(store.waiting.length).toBe(1)
})

test('a form that finds no room and has no page of its own gets the page of a busy store', async () => {
  await store.openWithin('form', 1, 4_000)
  const headers = ['Host: localhost', 'Accept: text/html', 'Content-Length: 3']
  const answer = await sendRaw(
    store.site.port,
    request('POST /api/cart/lines?locale=fr-ca HTTP/1.1', headers, 'a=b'),
  )
  expect([statusOf(answer), headersOf(answer, 'content-type')]).toEqual([503, ['text/html; charset=utf-8']])
  expect(answer).toContain('lang="fr-CA"')
})

test('a body that comes too slowly ends in 408, for a browser on its page', async () => {
  const quick = { windowMs: 50, leastBytes: 1_000 }
  const { form, list, document } = BODY_SETTINGS
  await store.open({
    form: { ...form, pace: quick },
    list: { ...list, pace: quick },
    document: { ...document, pace: quick },
  })
  const half = request('POST /api/x HTTP/1.1', ['Host: localhost', 'Content-Length: 100'], 'abc')
  expect(statusOf(await sendRaw(store.site.port, half))).toBe(408)
  const upload = store.send(1, 1_000_000, { sent: 10, headers: [sessionCookie(), ...BROWSER] })
  await expect
    .poll(() => headersOf(upload.answer, 'location'), PATIENTLY)
    .toEqual(['/en-us/store/checkout/payment?error=tooSlow'])
})

test('a form that waits behind another request of its connection is served with its whole body', async () => {
  const first = ['GET /api/first HTTP/1.1', 'Host: localhost', '', ''].join('\r\n')
  const second = request('POST /api/second HTTP/1.1', ['Host: localhost', 'Content-Length: 3'], 'a=b')
  const answers = sendRaw(store.site.port, first + second)
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  store.waiting[0]?.response.end()
  await expect
    .poll(() => store.waiting.map(({ url, bytes }) => [url, bytes]))
    .toEqual([
      ['/api/first', 0],
      ['/api/second', 3],
    ])
  store.waiting[1]?.response.end()
  await answers
})

test('a body that waits behind another request, and is more than a connection buffers, comes in whole', async () => {
  const first = ['GET /api/first HTTP/1.1', 'Host: localhost', '', ''].join('\r\n')
  const headers = ['Host: localhost', 'Content-Length: 250000']
  const second = request('POST /api/quick-order?locale=en-us HTTP/1.1', headers, 'a'.repeat(250_000))
  const answers = sendRaw(store.site.port, first + second)
  await expect.poll(() => store.site.received(), PATIENTLY).toBe(2)
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  store.waiting[0]?.response.end()
  await expect.poll(() => store.waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([0, 250_000])
  store.waiting[1]?.response.end()
  await answers
})
