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

/** Bounds in which few bytes are many. */
const openWithin = async (kind: 'form' | 'document', mostHeld: number, mostPerNetwork = mostHeld) => {
  await site.close()
  await openWith({ ...BODY_SETTINGS, [kind]: { ...BODY_SETTINGS[kind], mostHeld, mostPerNetwork } })
}

const from = (network: number): string => `X-Forwarded-For: 192.0.2.${network}`

/** A whole form; gives its status. */
const sendForm = (body: string, headers: readonly string[]): Promise<number> =>
  sendRaw(
    site.port,
    request('POST /api/x HTTP/1.1', ['Host: localhost', `Content-Length: ${body.length}`, ...headers], body),
  ).then(statusOf)

/** The status of a form that is answered as soon as it is there. */
async function statusOfServed(form: Promise<number>): Promise<number> {
  const before = waiting.length
  await Promise.race([form, expect.poll(() => waiting.length, PATIENTLY).toBe(before + 1)])
  waiting.at(-1)?.response.end()
  return form
}

/** A document of a user of a network; what has come back so far is in `answer`. */
function send(
  network: number,
  bytes: number,
  { sent = bytes, headers = [sessionCookie()] as readonly string[], path = DOCUMENT } = {},
) {
  const socket = connect(site.port, '127.0.0.1')
  open.push(socket)
  const upload = { socket, answer: '' }
  socket.setEncoding('latin1').on('error', () => undefined)
  socket.on('data', chunk => {
    upload.answer += chunk
  })
  const type = path === DOCUMENT ? [IN_PARTS] : []
  const all = ['Host: localhost', from(network), ...type, `Content-Length: ${bytes}`, ...headers]
  const head = Buffer.from(request(`POST ${path} HTTP/1.1`, all))
  socket.write(Buffer.concat([head, Buffer.alloc(sent, 'a')]))
  return upload
}

const status = ({ answer }: { answer: string }): number => statusOf(answer)

test('forms that announce much and send next to nothing keep nobody out, also not of their network', async () => {
  const networks = Array.from({ length: 140 }, (_, index) => 1 + (index % 2))
  const held = networks.map(network => send(network, 65_536, { sent: 1, path: '/api/x' }))
  await expect.poll(() => site.received(), PATIENTLY).toBe(140)
  for (const network of [1, 9]) expect(await statusOfServed(sendForm('a=b', [from(network)]))).toBe(200)
  expect(held.filter(({ answer }) => answer !== '')).toEqual([])
})

test('without room, a form that is there at once displaces the slowest of the network that holds most', async () => {
  await openWithin('form', 4_000)
  const half = (network: number, sent: number) => send(network, 10_000, { sent, path: '/api/x' })
  const [most, few] = [half(1, 2_800), half(2, 600)]
  await expect.poll(() => site.received(), PATIENTLY).toBe(2)
  expect(await statusOfServed(sendForm('a'.repeat(1_000), [from(3)]))).toBe(200)
  await expect.poll(() => status(most), PATIENTLY).toBe(503)
  expect(headersOf(most.answer, 'retry-after')).toEqual(['5'])
  expect(headersOf(most.answer, 'connection')).toEqual(['close'])
  expect(few.answer).toBe('')
})

test('four uploads that are held back from two networks do not keep out a document', async () => {
  await openWithin('document', 260_000, 130_000)
  const slow = [1, 1, 2, 2].map(network => send(network, 500_000, { sent: 60_000 }))
  await expect.poll(() => site.received(), PATIENTLY).toBe(4)
  send(3, 70_000)
  await expect.poll(() => waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([70_000])
  await expect.poll(() => slow.filter(upload => status(upload) === 503).length, PATIENTLY).toBe(1)
})

test('while all room for documents is taken, a form is served', async () => {
  await openWithin('document', 100_000)
  send(1, 100_000)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  const refused = send(2, 100_000, { sent: 1 })
  await expect.poll(() => status(refused), PATIENTLY).toBe(503)
  expect(await statusOfServed(sendForm('a=b', [from(9)]))).toBe(200)
})

test('a small document takes the room of a form, so that without session nobody takes that of documents', async () => {
  await openWithin('form', 5_000)
  send(1, 3_000, { headers: [] })
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  expect(await sendForm('a'.repeat(3_000), [from(2)])).toBe(503)
  send(3, 100_000)
  await expect.poll(() => waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([3_000, 100_000])
})

/** Beside 300,000 of 500,000 bytes. A client that still sends when the connection ends may miss the answer. */
const LAST_CHUNK_TOO_MUCH = 200_001

test.each(['it is answered', 'its client has gone'])(
  'a whole document keeps its room until %s',
  async end => {
    await openWithin('document', 500_000)
    const first = send(1, 300_000)
    await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
    const refused = send(2, LAST_CHUNK_TOO_MUCH)
    await expect.poll(() => status(refused), PATIENTLY).toBe(503)

    if (end === 'it is answered') waiting[0]?.response.end()
    else first.socket.destroy()
    await expect
      .poll(async () => {
        const next = send(3, LAST_CHUNK_TOO_MUCH)
        await expect.poll(() => status(next) === 503 || waiting.length === 2, PATIENTLY).toBe(true)
        return waiting.length
      }, PATIENTLY)
      .toBe(2)
  },
)

test('one network holds its share of whole documents', async () => {
  await openWithin('document', 2_000_000, 500_000)
  send(1, 300_000)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  const refused = send(1, LAST_CHUNK_TOO_MUCH)
  await expect.poll(() => status(refused), PATIENTLY).toBe(429)
})

test('all networks of an IPv6 customer have one share', async () => {
  await openWithin('form', 20_000, 1_000)
  const of = (group: number) => sendForm('a'.repeat(800), [`X-Forwarded-For: 2001:db8:0:${group}::1`])
  const first = of(1)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  expect(await of(2)).toBe(429)
  waiting[0]?.response.end()
  expect(await first).toBe(200)
})

test('two documents of full size from one network are taken', async () => {
  for (const network of [1, 1]) send(network, 10 * MEBIBYTE)
  await expect
    .poll(() => waiting.map(({ bytes }) => bytes), PATIENTLY)
    .toEqual([10 * MEBIBYTE, 10 * MEBIBYTE])
})

test('no network holds more than a sixteenth of what there is for forms and for quick orders', () => {
  for (const { mostHeld, mostPerNetwork } of [BODY_SETTINGS.form, BODY_SETTINGS.list])
    expect(mostHeld / mostPerNetwork).toBeGreaterThanOrEqual(16)
})

test('a body in chunks of one byte counts as the memory that it takes', async () => {
  await openWithin('form', 1_000)
  const headers = ['Host: localhost', 'Transfer-Encoding: chunked']
  const body = `${'1\r\na\r\n'.repeat(3)}0\r\n\r\n`
  expect(statusOf(await sendRaw(site.port, request('POST /api/x HTTP/1.1', headers, body)))).toBe(429)
})

test('a body that does not announce its size is counted as it comes', async () => {
  await openWithin('form', 1_000)
  const chunked = (bytes: number) => {
    const body = `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n0\r\n\r\n`
    const headers = ['Host: localhost', from(1), 'Transfer-Encoding: chunked']
    return sendRaw(site.port, request('POST /api/x HTTP/1.1', headers, body))
  }
  expect(statusOf(await chunked(1_001))).toBe(429)
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

const NOT_RECEIVED = ['/en-us/store/checkout/payment?error=notReceived']

test('a browser whose document finds no room is led back to its page, which says so', async () => {
  await openWithin('document', 100_000)
  const upload = send(5, 300_000, { headers: [sessionCookie(), ...BROWSER] })
  await expect.poll(() => headersOf(upload.answer, 'location'), PATIENTLY).toEqual(NOT_RECEIVED)
  expect(waiting).toEqual([])
})

test('a browser whose document has to give way is led back to its page once it has sent all of it', async () => {
  await openWithin('document', 300_000)
  const upload = send(1, 300_000, { sent: 200_000, headers: [sessionCookie(), ...BROWSER] })
  await expect.poll(() => site.received(), PATIENTLY).toBe(1)
  send(2, 150_000)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  expect(upload.answer).toBe('')
  upload.socket.write(Buffer.alloc(100_000, 'a'))
  await expect.poll(() => headersOf(upload.answer, 'location'), PATIENTLY).toEqual(NOT_RECEIVED)
  expect(waiting.length).toBe(1)
})

test('a form that finds no room and has no page of its own gets the page of a busy store', async () => {
  await openWithin('form', 1, 4_000)
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

test('a body that waits behind another request, and is more than a connection buffers, comes in whole', async () => {
  const first = ['GET /api/first HTTP/1.1', 'Host: localhost', '', ''].join('\r\n')
  const headers = ['Host: localhost', 'Content-Length: 250000']
  const second = request('POST /api/quick-order?locale=en-us HTTP/1.1', headers, 'a'.repeat(250_000))
  const answers = sendRaw(site.port, first + second)
  await expect.poll(() => site.received(), PATIENTLY).toBe(2)
  await expect.poll(() => waiting.length, PATIENTLY).toBe(1)
  waiting[0]?.response.end()
  await expect.poll(() => waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([0, 250_000])
  waiting[1]?.response.end()
  await answers
})
