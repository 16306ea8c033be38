import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getJson, isObject } from '@/components/data/get-json'

const PATH = 'http://store.test/api/things'
const parseCount = (body: unknown) =>
  isObject(body) && typeof body.count === 'number' ? body.count : undefined

const server = setupServer(http.get(PATH, () => HttpResponse.json({ count: 3 })))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

it('getJson answers with what the parser makes of the body', async () => {
  expect(await getJson(PATH, parseCount)).toEqual({ ok: true, value: 3 })
})

it.each([
  [401, 'signedOut'],
  [429, 'rateLimited'],
  [400, 'unavailable'],
  [404, 'unavailable'],
  [503, 'unavailable'],
  [500, 'unavailable'],
])('getJson makes of status %i a failure of kind %s, with the body', async (status, kind) => {
  server.use(http.get(PATH, () => HttpResponse.json({ code: 'x' }, { status })))
  expect(await getJson(PATH, parseCount)).toEqual({
    ok: false,
    error: { kind, status, body: { code: 'x' } },
  })
})

it.each<[string, () => Response]>([
  ['no answer', () => HttpResponse.error()],
  ['a body of another shape', () => HttpResponse.json({ count: 'three' })],
  ['a page in place of JSON', () => HttpResponse.html('<p>')],
])('getJson reads %s as unavailable and never rejects', async (_what, answer) => {
  server.use(http.get(PATH, answer))
  expect(await getJson(PATH, parseCount)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
})

it('getJson gives up a server that never answers', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect(await getJson(PATH, parseCount)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
})

it('getJson ends with the signal of its caller', async () => {
  const signal = AbortSignal.abort()
  expect(await getJson(PATH, parseCount, { signal })).toMatchObject({ ok: false })
})

it('getJson sends no cookies and lets caches answer for what is the same for everybody', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  await getJson(PATH, parseCount, { isShared: true })
  await getJson(PATH, parseCount)
  expect(sent.mock.calls.map(([, init]) => [init?.credentials, init?.cache])).toEqual([
    ['omit', undefined],
    [undefined, 'no-store'],
  ])
})
