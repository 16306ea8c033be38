import { expect, test } from 'vitest'
import { BODY_SETTINGS } from '@/lib/front-door/body/body-settings'
import { headersOf, request, sendRaw, statusOf } from '../support'
import { BodySite, from, MEBIBYTE, PATIENTLY, status } from './body-site'

const store = new BodySite()

test('forms that announce much and send next to nothing keep nobody out, also not of their network', async () => {
  const networks = Array.from({ length: 140 }, (_, index) => 1 + (index % 2))
  const held = networks.map(network => store.send(network, 65_536, { sent: 1, path: '/api/x' }))
  await expect.poll(() => store.site.received(), PATIENTLY).toBe(140)
  for (const network of [1, 9])
    expect(await store.statusOfServed(store.sendForm('a=b', [from(network)]))).toBe(200)
  expect(held.filter(({ answer }) => answer !== '')).toEqual([])
})

test('without room, a form that is there at once displaces the slowest of the network that holds most', async () => {
  await store.openWithin('form', 4_000)
  const half = (network: number, sent: number) => store.send(network, 10_000, { sent, path: '/api/x' })
  const [most, few] = [half(1, 2_800), half(2, 600)]
  await expect.poll(() => store.site.received(), PATIENTLY).toBe(2)
  expect(await store.statusOfServed(store.sendForm('a'.repeat(1_000), [from(3)]))).toBe(200)
  await expect.poll(() => status(most), PATIENTLY).toBe(503)
  expect(headersOf(most.answer, 'retry-after')).toEqual(['5'])
  expect(headersOf(most.answer, 'connection')).toEqual(['close'])
  expect(few.answer).toBe('')
})

test('four uploads that are held back from two networks do not keep out a document', async () => {
  await store.openWithin('document', 260_000, 130_000)
  const slow = [1, 1, 2, 2].map(network => store.send(network, 500_000, { sent: 60_000 }))
  await expect.poll(() => store.site.received(), PATIENTLY).toBe(4)
  store.send(3, 70_000)
  await expect.poll(() => store.waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([70_000])
  await expect.poll(() => slow.filter(upload => status(upload) === 503).length, PATIENTLY).toBe(1)
})

test('while all room for documents is taken, a form is served', async () => {
  await store.openWithin('document', 100_000)
  store.send(1, 100_000)
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  const refused = store.send(2, 100_000, { sent: 1 })
  await expect.poll(() => status(refused), PATIENTLY).toBe(503)
  expect(await store.statusOfServed(store.sendForm('a=b', [from(9)]))).toBe(200)
})

test('a small document takes the room of a form, so that without session nobody takes that of documents', async () => {
  await store.openWithin('form', 5_000)
  store.send(1, 3_000, { headers: [] })
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  expect(await store.sendForm('a'.repeat(3_000), [from(2)])).toBe(503)
  store.send(3, 100_000)
  await expect.poll(() => store.waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([3_000, 100_000])
})

/** Beside 300,000 of 500,000 bytes. Whoever still sends when the connection ends may miss the answer. */
const LAST_CHUNK_TOO_MUCH = 200_001

test.each(['it is answered', 'its client has gone'])(
  'a whole document keeps its room until %s',
  async end => {
    await store.openWithin('document', 500_000)
    const first = store.send(1, 300_000)
    await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
    const refused = store.send(2, LAST_CHUNK_TOO_MUCH)
    await expect.poll(() => status(refused), PATIENTLY).toBe(503)

    if (end === 'it is answered') store.waiting[0]?.response.end()
    else first.socket.destroy()
    await expect
      .poll(async () => {
        const next = store.send(3, LAST_CHUNK_TOO_MUCH)
        await expect.poll(() => status(next) === 503 || store.waiting.length === 2, PATIENTLY).toBe(true)
        return store.waiting.length
      }, PATIENTLY)
      .toBe(2)
  },
)

test('one network holds its share of whole documents', async () => {
  await store.openWithin('document', 2_000_000, 500_000)
  store.send(1, 300_000)
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  const refused = store.send(1, LAST_CHUNK_TOO_MUCH)
  await expect.poll(() => status(refused), PATIENTLY).toBe(429)
})

test('all networks of an IPv6 customer have one share', async () => {
  await store.openWithin('form', 20_000, 1_000)
  const of = (group: number) => store.sendForm('a'.repeat(800), [`X-Forwarded-For: 2001:db8:0:${group}::1`])
  const first = of(1)
  await expect.poll(() => store.waiting.length, PATIENTLY).toBe(1)
  expect(await of(2)).toBe(429)
  store.waiting[0]?.response.end()
  expect(await first).toBe(200)
})

test('two documents of full size from one network are taken', async () => {
  for (const network of [1, 1]) store.send(network, 10 * MEBIBYTE)
  await expect
    .poll(() => store.waiting.map(({ bytes }) => bytes), PATIENTLY)
    .toEqual([10 * MEBIBYTE, 10 * MEBIBYTE])
})

test('no network holds more than a sixteenth of what there is for forms and for quick orders', () => {
  for (const { mostHeld, mostPerNetwork } of [BODY_SETTINGS.form, BODY_SETTINGS.list])
    expect(mostHeld / mostPerNetwork).toBeGreaterThanOrEqual(16)
})

test('a body in chunks of one byte counts as the memory that it takes', async () => {
  await store.openWithin('form', 1_000)
  const headers = ['Host: localhost', 'Transfer-Encoding: chunked']
  const body = `${'1\r\na\r\n'.repeat(3)}0\r\n\r\n`
  expect(statusOf(await sendRaw(store.site.port, request('POST /api/x HTTP/1.1', headers, body)))).toBe(429)
})

test('a body that does not announce its size is counted as it comes', async () => {
  await store.openWithin('form', 1_000)
  const chunked = (bytes: number) => {
    const body = `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n0\r\n\r\n`
    const headers = ['Host: localhost', from(1), 'Transfer-Encoding: chunked']
    return sendRaw(store.site.port, request('POST /api/x HTTP/1.1', headers, body))
  }
  expect(statusOf(await chunked(1_001))).toBe(429)
  void chunked(1_000)
  await expect.poll(() => store.waiting.map(({ bytes }) => bytes), PATIENTLY).toEqual([1_000])
})
