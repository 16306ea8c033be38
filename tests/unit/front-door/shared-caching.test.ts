import { afterEach, expect, test } from 'vitest'
import { setPageStatus } from '@/lib/request/request-context'
import { headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

const PAGE = '<!doctype html><p>é</p>'
const FRAMEWORKS_WORDS = 's-maxage=10, stale-while-revalidate=86390'
const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': FRAMEWORKS_WORDS }

let site: Site
afterEach(() => site.close())

const get = (): Promise<string> => sendRaw(site.port, request('GET /en-us HTTP/1.1'))

test('shared caches keep a public page for its fresh time, show it once as long while they fetch, and a day while we are away', async () => {
  site = await openSite((_in, out) => out.writeHead(200, PUBLIC).end(PAGE))
  expect(headersOf(await get(), 'cache-control')).toEqual([
    'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
  ])
})

test('what scripts are sent of a public page is kept no longer than the page itself', async () => {
  const data = { 'content-type': 'text/x-component', 'cache-control': FRAMEWORKS_WORDS }
  site = await openSite((_in, out) => out.writeHead(200, data).end('0:{}'))
  expect(headersOf(await get(), 'cache-control')).toEqual([
    'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
  ])
})

test('what scripts are sent of a personal page is kept by no one', async () => {
  const data = { 'content-type': 'text/x-component', 'cache-control': 'private, no-store' }
  site = await openSite((_in, out) => out.writeHead(200, data).end('0:{}'))
  expect(headersOf(await get(), 'cache-control')).toEqual(['private, no-store'])
})

test('where a script of the framework is sent instead is kept by no one', async () => {
  site = await openSite((_in, out) => {
    out.writeHead(307, { location: '/en-us?_rsc=a', 'cache-control': 's-maxage=10' }).end()
  })
  const answer = await sendRaw(site.port, request('GET /en-us HTTP/1.1', ['Host: localhost', 'RSC: 1']))
  expect(headersOf(answer, 'cache-control')).toEqual(['private, no-store'])
})

test('no one keeps a page that says a back end is away', async () => {
  let visits = 0
  site = await openSite((_in, out) => {
    visits += 1
    setPageStatus(503)
    out.writeHead(200, PUBLIC).end(PAGE)
  })
  const answer = await get()
  expect([statusOf(answer), headersOf(answer, 'cache-control'), headersOf(answer, 'retry-after')]).toEqual([
    503,
    ['no-store'],
    ['30'],
  ])
  await get()
  expect(visits).toBe(2)
})

test('no one keeps what scripts are sent of a page that finds a back end away after its first words', async () => {
  const data = { 'content-type': 'text/x-component', 'cache-control': FRAMEWORKS_WORDS }
  site = await openSite((_in, out) => {
    out.writeHead(200, data).write('0:{}')
    setPageStatus(503)
    out.end('1:{}')
  })
  const answer = await get()
  expect([statusOf(answer), headersOf(answer, 'cache-control')]).toEqual([503, ['no-store']])
  expect(answer.endsWith('0:{}1:{}')).toBe(true)
})

test('a kept redirect names its target once, although the framework names it twice', async () => {
  site = await openSite((_in, out) => {
    out.setHeader('location', ['/en-us/a', '/en-us/a'])
    out.writeHead(308, PUBLIC).end(PAGE)
  })
  const answer = await get()
  expect([statusOf(answer), headersOf(answer, 'location')]).toEqual([308, ['/en-us/a']])
})
