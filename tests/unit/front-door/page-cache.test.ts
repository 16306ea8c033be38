import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FrontDoorOptions } from '@/lib/config/front-door-options'
import { tagPage } from '@/lib/request/request-context'
import { storePath } from '@/lib/site/paths'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

const PAGE = '<!doctype html><p>é</p><script>self.__next_f.push([0])</script>'
const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60', etag: 'W/"v1"' }

let site: Site
let visits: string[] = []

/** A site whose listener is counted by the target it sees. */
const open = async (listener: RequestListener, options?: Partial<FrontDoorOptions>): Promise<void> => {
  site = await openSite((incoming, outgoing) => {
    visits.push(incoming.url ?? '')
    return listener(incoming, outgoing)
  }, options)
}
const get = (path: string, headers: readonly string[] = [], method = 'GET'): Promise<string> =>
  sendRaw(site.port, request(`${method} ${path} HTTP/1.1`, ['Host: localhost', ...headers]))

/** A site whose page was visited once as v1. After `change` it is v2, and each answer waits to be sent. */
async function openHeld() {
  const waiting: (() => void)[] = []
  let isChanged = false
  await open((_in, out) => {
    const send = () => out.writeHead(200, PUBLIC).end(isChanged ? 'v2' : 'v1')
    if (isChanged) waiting.push(send)
    else send()
  })
  await get('/en-us')
  const change = () => {
    isChanged = true
  }
  return { waiting, change }
}

beforeEach(() => {
  visits = []
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_700_000_000_000 })
})
afterEach(async () => {
  vi.useRealTimers()
  await site.close()
})
test('a public page is asked for once and then sent from memory, query or not', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  const first = await get('/en-us?email=someone')
  vi.advanceTimersByTime(4_000)
  const second = await get('/en-us?utm=other')
  expect(visits).toEqual(['/en-us'])
  expect(bodyOf(second)).toBe(bodyOf(first))
  expect(headersOf(second, 'content-security-policy')).toEqual(headersOf(first, 'content-security-policy'))
  expect(headersOf(second, 'age')).toEqual(['4'])
  expect(headersOf(second, 'x-request-id')).not.toEqual(headersOf(first, 'x-request-id'))
})

test('a page is asked for again in time, and nobody is refused, after the clock was set back', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE), { pagesPerMinute: 2 })
  await get('/en-us')
  await get('/en-us/store')
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(statusOf(await get('/en-us'))).toBe(200)
  expect(visits).toEqual(['/en-us', '/en-us/store', '/en-us'])
})

test('a page that came without a tag gets one of its content, by which it is known again', async () => {
  const { etag: _, ...untagged } = PUBLIC
  await open((_in, out) => out.writeHead(200, untagged).end(PAGE))
  const [tag = ''] = headersOf(await get('/en-us'), 'etag')
  expect(tag).toMatch(/^W\/"[\w-]{43}"$/)
  expect(statusOf(await get('/en-us', [`If-None-Match: ${tag}`]))).toBe(304)
  expect(statusOf(await get('/en-us', ['If-None-Match: W/"another"']))).toBe(200)
})

test('a stored page answers a known version with 304 and its own policy', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  const full = await get('/en-us')
  const known = await get('/en-us', ['If-None-Match: "v1"'])
  expect(statusOf(known)).toBe(304)
  expect(bodyOf(known)).toBe('')
  expect(headersOf(known, 'content-security-policy')).toEqual(headersOf(full, 'content-security-policy'))
})

test('a page is fresh for ten seconds at most', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  await get('/en-us')
  vi.advanceTimersByTime(10_000)
  await get('/en-us')
  expect(visits).toHaveLength(2)
})

test('a page is fresh for as long as the setting says', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE), { pageCacheMs: 500 })
  await get('/en-us')
  vi.advanceTimersByTime(499)
  await get('/en-us')
  expect(visits).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await get('/en-us')
  expect(visits).toHaveLength(2)
})

test('one visitor refreshes an old page while the others get the old copy', async () => {
  const { waiting, change } = await openHeld()
  vi.advanceTimersByTime(11_000)
  change()
  const refresh = get('/en-us')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const others = await Promise.all([get('/en-us'), get('/en-us'), get('/en-us')])
  expect(others.map(bodyOf)).toEqual(['v1', 'v1', 'v1'])
  waiting[0]!()
  expect(bodyOf(await refresh)).toBe('v2')
  expect(bodyOf(await get('/en-us'))).toBe('v2')
  expect(visits).toHaveLength(2)
})

test('a page from long ago is shown to no one, not even while it is made anew', async () => {
  const { waiting, change } = await openHeld()
  vi.advanceTimersByTime(12 * 3_600_000)
  change()
  const first = get('/en-us')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const second = get('/en-us')
  await vi.waitFor(() => expect(site.received()).toBe(3))
  for (const send of waiting) send()
  expect([bodyOf(await first), bodyOf(await second)]).toEqual(['v2', 'v2'])
  expect(visits).toHaveLength(2)
})

test('a page that is gone by now is not shown again', async () => {
  await open((_in, out) => out.writeHead(visits.length === 1 ? 200 : 410, PUBLIC).end(PAGE))
  await get('/en-us')
  vi.advanceTimersByTime(11_000)
  expect([statusOf(await get('/en-us')), statusOf(await get('/en-us'))]).toEqual([410, 410])
})

test('spellings of one address push nothing out: none but the plain one is kept', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  const plain = `${storePath('en-us')}/a-z`
  for (const path of [plain, plain.replace('a-z', '%61-z'), plain.replace('a-z', '%61-z'), plain])
    await get(path)
  expect(visits).toHaveLength(3)
})

test('files of a site are not kept here, and no one waits for one that another reads', async () => {
  const waiting: (() => void)[] = []
  await open((_in, out) => waiting.push(() => out.writeHead(200, { 'content-type': 'image/png' }).end('x')))
  const both = [get('/en-us/social/P1.png'), get('/en-us/social/P1.png')]
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  for (const send of waiting) send()
  expect((await Promise.all(both)).map(statusOf)).toEqual([200, 200])
})

test('a purge forgets the pages of its tags, and keeps none that was being made meanwhile', async () => {
  let finish: () => void = () => undefined
  await open((_in, out) => {
    tagPage(['product:A', 'site:us'])
    finish = () => out.writeHead(200, PUBLIC).end(PAGE)
    if (visits.length !== 2) finish()
  })
  await get('/en-us')
  site.frontDoor.purge(['product:A'])
  const second = get('/en-us')
  await vi.waitFor(() => expect(visits).toHaveLength(2))
  site.frontDoor.purge(['product:A'])
  finish()
  await second
  await get('/en-us')
  expect(visits).toHaveLength(3)
})

test('a purge leaves the pages of other tags', async () => {
  await open((incoming, out) => {
    tagPage([incoming.url === '/en-us' ? 'product:A' : 'product:B'])
    out.writeHead(200, PUBLIC).end(PAGE)
  })
  const [one, other] = ['/en-us', `${storePath('en-us')}/a-z`]
  for (const path of [one, other]) await get(path)
  site.frontDoor.purge(['product:B'])
  for (const path of [one, other]) await get(path)
  expect(visits).toEqual([one, other, other])
})

test('a page that no one has asked for yet is made once for all who come meanwhile', async () => {
  const waiting: (() => void)[] = []
  await open((_in, out) => waiting.push(() => out.writeHead(200, PUBLIC).end(PAGE)))
  const all = [get('/en-us')]
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  all.push(get('/en-us'), get('/en-us'))
  await vi.waitFor(() => expect(site.received()).toBe(3))
  for (const send of waiting) send()
  expect((await Promise.all(all)).map(statusOf)).toEqual([200, 200, 200])
  expect(visits.filter(path => path === '/en-us')).toHaveLength(1)
})

test('who waits for a page that cannot be kept has one made of their own', async () => {
  const waiting: (() => void)[] = []
  await open((_in, out) => {
    const send = () => out.writeHead(404, PUBLIC).end(PAGE)
    if (visits.length === 1) waiting.push(send)
    else send()
  })
  const first = get('/en-us')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const second = get('/en-us')
  await vi.waitFor(() => expect(site.received()).toBe(2))
  expect(visits).toHaveLength(1)
  for (const send of waiting) send()
  expect([await first, await second].map(statusOf)).toEqual([404, 404])
  expect(visits).toHaveLength(2)
})

test.each<[string, Record<string, string | readonly string[]>, number]>([
  ['is private', { 'cache-control': 'private, no-store, s-maxage=60' }, 200],
  ['names no shared lifetime', { 'cache-control': 'max-age=60' }, 200],
  ['sets a cookie', { 'set-cookie': 'a=1' }, 200],
  ['is an error', {}, 500],
  ['is a redirect', { location: '/en-us' }, 307],
])('an answer that %s is never kept', async (_name, headers, status) => {
  await open((_in, out) =>
    out.writeHead(status, { ...PUBLIC, ...headers } as Record<string, string>).end(PAGE),
  )
  await get('/en-us')
  await get('/en-us')
  expect(visits).toHaveLength(2)
})

test.each(['Authorization: Bearer x', 'Range: bytes=0-1', 'RSC: 1'])(
  'a request with %s goes past the memory',
  async header => {
    await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
    await get('/en-us')
    await get('/en-us', [header])
    expect(visits).toHaveLength(2)
  },
)

test('a name is one site however it is written and whatever port is made up: pages are kept once', async () => {
  await open((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  for (const host of ['shop.example.com', 'SHOP.example.com:1', 'shop.example.com.:65535', 'h2.example.com'])
    await sendRaw(site.port, request('GET /en-us HTTP/1.1', [`Host: ${host}`]))
  expect(visits).toHaveLength(1)
})
