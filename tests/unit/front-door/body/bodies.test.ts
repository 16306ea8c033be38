import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BODY_SETTINGS, type BodySettings } from '@/lib/front-door/body/body-settings'
import { headersOf, openSite, request, type Site, sendRaw, sessionCookie, statusOf } from '../support'

const MEBIBYTE = 1_048_576
const DOCUMENT = '/api/checkout/purchase-order?locale=en-us'
const IN_PARTS = 'Content-Type: multipart/form-data; boundary=x'
const PAYMENT = 'http://localhost/en-us/store/checkout/payment'
const BROWSER = ['Accept: text/html', `Referer: ${PAYMENT}`]

/** Megabytes pass through a busy machine. */
const PATIENTLY = { timeout: 15_000 }

let site: Site
let open: Socket[] = []
/** What the site was asked for and has not answered yet. */
let waiting: { url: string; bytes: number; response: ServerResponse }[] = []

const openWith = async (bodies?: BodySettings): Promise<void> => {
  site = await openSite(
    async (incoming, response) => {
      let bytes = 0
      for await (const chunk of incoming) bytes += (chunk as Buffer).length
      waiting.push({ url: incoming.url ?? '', bytes, response })
    },
    { trustProxy: true },
    bodies && { bodies },
  )
}

beforeEach(() => openWith())
afterEach(async () => {
  for (const socket of open) socket.destroy()
  open = []
  waiting = []
  await site.close()
})

const from = (network: number): string => `X-Forwarded-For: 192.0.2.${network}`

/** A document of a user of a network; what has come back so far is in `answer`. */
function send(
  network: number,
  bytes: number,
  { sent = bytes, headers = [sessionCookie()] as readonly string[] } = {},
) {
  const socket = connect(site.port, '127.0.0.1')
  open.push(socket)
  const upload = { socket, answer: '' }
  socket.setEncoding('latin1').on('error', () => undefined)
  socket.on('data', chunk => {
    upload.answer += chunk
  })
  const all = ['Host: localhost', from(network), IN_PARTS, `Content-Length: ${bytes}`, ...headers]
  socket.write(request(`POST ${DOCUMENT} HTTP/1.1`, all))
  socket.write(Buffer.alloc(sent, 'a'))
  return upload
}

const status = ({ answer }: { answer: string }): number => statusOf(answer)

test('of many documents at once four of full size are taken, and the rest is refused before it is sent', async () => {
  const uploads = Array.from({ length: 12 }, (_, network) => send(network, 10 * MEBIBYTE, { sent: 1 }))
  await expect.poll(() => uploads.filter(upload => status(upload) === 503).length, PATIENTLY).toBe(8)
  const [refused] = uploads.filter(upload => status(upload) === 503)
  expect(headersOf(refused?.answer ?? '', 'retry-after')).toEqual(['5'])
  expect(headersOf(refused?.answer ?? '', 'connection')).toEqual(['close'])
})

test('while all room for documents is taken, a form is served', async () => {
  const uploads = Array.from({ length: 5 }, (_, network) => send(network, 10 * MEBIBYTE, { sent: 1 }))
  await expect.poll(() => uploads.filter(upload => status(upload) === 503).length, PATIENTLY).toBe(1)
  const form = sendRaw(
    site.port,
    request('POST /api/x HTTP/1.1', ['Host: localhost', from(9), 'Content-Length: 3'], 'a=b'),
  )
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  waiting[0]?.response.end()
  expect(statusOf(await form)).toBe(200)
})

test('a document keeps its room until it is answered, or its client has gone', async () => {
  const [first] = [1, 2, 3].map(network => send(network, 10 * MEBIBYTE, { sent: 1 }))
  send(4, 3 * MEBIBYTE)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  const refused = send(5, 10 * MEBIBYTE, { sent: 1 })
  await expect.poll(() => status(refused), PATIENTLY).toBe(503)

  waiting[0]?.response.end()
  const probe = send(6, 3 * MEBIBYTE)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(2)
  first?.socket.destroy()
  await expect
    .poll(async () => {
      const next = send(7, 10 * MEBIBYTE)
      await expect.poll(() => status(next) === 503 || waiting.length === 3, PATIENTLY).toBe(true)
      return waiting.length
    }, PATIENTLY)
    .toBe(3)
  expect(status(probe)).toBeNaN()
})

test('one network holds two documents of full size', async () => {
  const uploads = Array.from({ length: 3 }, () => send(1, 10 * MEBIBYTE, { sent: 1 }))
  await expect.poll(() => uploads.map(status, PATIENTLY).toSorted()).toEqual([429, Number.NaN, Number.NaN])
})

test('a body that does not announce its size is counted as it comes', async () => {
  await site.close()
  const small = { ...BODY_SETTINGS.form, mostHeld: 1_000 }
  await openWith({ ...BODY_SETTINGS, form: small })
  const chunked = (bytes: number) => {
    const body = `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n0\r\n\r\n`
    const headers = ['Host: localhost', from(1), 'Transfer-Encoding: chunked']
    return sendRaw(site.port, request('POST /api/x HTTP/1.1', headers, body))
  }
  expect(statusOf(await chunked(1_001))).toBe(503)
  void chunked(1_000)
  await expect.poll(() => waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([1_000])
})

test.each([
  ['no cookie', []],
  ['a cookie of others', [sessionCookie(Date.now(), 'another secret')]],
  ['a session that has expired', [sessionCookie(0)]],
  ['a cookie that only looks like one', ['Cookie: store.session=abc']],
])('with %s a large document is not received', async (_name, headers) => {
  const upload = send(1, 1_000_000, { sent: 1, headers })
  await expect.poll(() => status(upload), PATIENTLY).toBe(401)
})

test('a session in numbered cookies, with the prefix that it has behind TLS, counts', async () => {
  const [, value = ''] = sessionCookie().split('store.session=')
  const half = Math.floor(value.length / 2)
  const cookie = `Cookie: a=b; __Host-store.session.1=${value.slice(half)}; __Host-store.session.0=${value.slice(0, half)}`
  send(1, 1_000_000, { headers: [cookie] })
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
})

test('a small document of a user whose session has ended reaches the form, which keeps what was typed', async () => {
  send(1, 50_000, { headers: [] })
  await expect.poll(() => waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([50_000])
})

test('a browser without session is led back to its page once it has sent its document', async () => {
  const upload = send(1, 1_000_000, { headers: BROWSER })
  await expect
    .poll(() => headersOf(upload.answer, 'location'), PATIENTLY)
    .toEqual(['/en-us/store/checkout/payment'])
  expect(waiting).toEqual([])
})

test('a browser whose document finds no room is led back to its page, which says so', async () => {
  for (const network of [1, 2, 3, 4]) send(network, 10 * MEBIBYTE, { sent: 1 })
  await expect.poll(() => site.received(), PATIENTLY).toBe(4)
  const upload = send(5, 10 * MEBIBYTE, { headers: [sessionCookie(), ...BROWSER] })
  await expect
    .poll(() => headersOf(upload.answer, 'location'), PATIENTLY)
    .toEqual(['/en-us/store/checkout/payment?error=notReceived'])
  expect(waiting).toEqual([])
})

test('a form that finds no room and has no page of its own gets the page of a busy store', async () => {
  await site.close()
  await openWith({ ...BODY_SETTINGS, form: { ...BODY_SETTINGS.form, mostHeld: 1 } })
  const headers = ['Host: localhost', 'Accept: text/html', 'Content-Length: 3']
  const answer = await sendRaw(
    site.port,
    request('POST /api/cart/lines?locale=fr-ca HTTP/1.1', headers, 'a=b'),
  )
  expect([statusOf(answer), headersOf(answer, 'content-type')]).toEqual([503, ['text/html; charset=utf-8']])
  expect(answer).toContain('lang="fr-CA"')
})

test('a body that comes too slowly ends in 408, for a browser on its page', async () => {
  await site.close()
  const quick = { windowMs: 50, leastBytes: 1_000 }
  const { form, list, document } = BODY_SETTINGS
  await openWith({
    form: { ...form, pace: quick },
    list: { ...list, pace: quick },
    document: { ...document, pace: quick },
  })
  const half = request('POST /api/x HTTP/1.1', ['Host: localhost', 'Content-Length: 100'], 'abc')
  expect(statusOf(await sendRaw(site.port, half))).toBe(408)
  const upload = send(1, 1_000_000, { sent: 10, headers: [sessionCookie(), ...BROWSER] })
  await expect
    .poll(() => headersOf(upload.answer, 'location'), PATIENTLY)
    .toEqual(['/en-us/store/checkout/payment?error=tooSlow'])
})

test('a form that waits behind another request of its connection is served with its whole body', async () => {
  const first = ['GET /api/first HTTP/1.1', 'Host: localhost', '', ''].join('\r\n')
  const second = request('POST /api/second HTTP/1.1', ['Host: localhost', 'Content-Length: 3'], 'a=b')
  const answers = sendRaw(site.port, first + second)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  waiting[0]?.response.end()
  await expect
    .poll(() => waiting.map(({ url, bytes }) => [url, bytes]))
    .toEqual([
      ['/api/first', 0],
      ['/api/second', 3],
    ])
  waiting[1]?.response.end()
  await answers
})
