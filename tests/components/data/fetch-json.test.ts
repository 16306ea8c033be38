import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { FetchError, fetchJson } from '@/components/data/fetch-json'
import { retryPause } from '@/components/data/retry'

const PATH = 'http://store.test/api/things'
const schema = z.object({ count: z.number() })

const server = setupServer(http.get(PATH, () => HttpResponse.json({ count: 3 })))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('fetchJson', () => {
  it('answers what has the agreed shape', async () => {
    expect(await fetchJson(PATH, schema)).toEqual({ count: 3 })
  })

  it.each<[string, () => Response, object]>([
    [
      'a refusal',
      () => HttpResponse.json({ code: 'signedOut' }, { status: 401 }),
      { status: 401, body: { code: 'signedOut' } },
    ],
    ['a page in place of data', () => HttpResponse.html('<p>'), { status: 200, body: '<p>' }],
    ['another shape', () => HttpResponse.json({ count: 'three' }), { status: 200, body: { count: 'three' } }],
    ['no answer', () => HttpResponse.error(), { status: undefined, body: undefined }],
  ])(
    'fails on %s with the message of the catalogue, status and body attached',
    async (_what, answer, attached) => {
      server.use(http.get(PATH, answer))
      const failure = fetchJson(PATH, schema)
      await expect(failure).rejects.toBeInstanceOf(FetchError)
      await expect(failure).rejects.toMatchObject({
        message: 'An error occurred while fetching the data.',
        ...attached,
      })
    },
  )
})

describe('a server that never answers', () => {
  it('is given up like one that cannot be reached', async () => {
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await expect(fetchJson(PATH, schema)).rejects.toMatchObject({ name: 'FetchError', status: undefined })
    deadline.mockRestore()
  })
})

describe('the pause before a failed read is tried again', () => {
  const outage = new FetchError({ status: 503 })

  it('starts at five seconds, doubles, and stops growing', () => {
    expect([1, 2, 3, 4, 5, 6].map(attempt => retryPause(outage, attempt, 0.5))).toEqual([
      5_000, 10_000, 20_000, 40_000, 80_000, 80_000,
    ])
  })

  it('is spread by a quarter to both sides', () => {
    expect([retryPause(outage, 1, 0), retryPause(outage, 1, 1)]).toEqual([3_750, 6_250])
  })

  it('ends after six tries, and a refusal is not tried again at all', () => {
    expect(retryPause(outage, 7, 0.5)).toBeUndefined()
    expect([400, 401, 404, 429].map(status => retryPause(new FetchError({ status }), 1, 0.5))).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('comes for a connection that is gone, too', () => {
    expect(retryPause(new FetchError(), 1, 0.5)).toBe(5_000)
  })
})
