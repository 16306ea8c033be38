import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  CATALOGUE_FRESH_MS,
  CATALOGUE_KEPT_MS,
  CATALOGUE_LONGEST_PAUSE_MS,
  CATALOGUE_PAUSE_MS,
  CATALOGUE_TIMEOUT_MS,
  type CachedText,
  type Question,
  StaleIfErrorCache,
} from '@/lib/catalogue/stale-if-error-cache'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

type Price = { amount: number }

const away: Result<never, Problem> = failed({
  kind: 'timeout',
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r',
})
const unknown: Result<never, Problem> = failed({
  kind: 'domain',
  code: 'UnknownIdentifierError',
  status: 400,
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r',
})

const refusedWith = (refusal: Partial<Problem>): Result<never, Problem> =>
  failed({ kind: 'http', dependency: 'commerce', operation: 'x', requestId: 'r', ...refusal })

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

afterEach(() => void vi.useRealTimers())

function setUp(shared?: Map<string, CachedText>) {
  const load = vi.fn<Question<Price>['load']>()
  const keeper = new StaleIfErrorCache(
    Date.now,
    shared && {
      read: async key => shared.get(key),
      write: async (key, kept) => void shared.set(key, kept),
    },
  )
  const ask = (key = 'title/P1') => keeper.get({ key, load, schema: z.object({ amount: z.number() }) })
  return { keeper, load, ask }
}

describe('an answer of the catalogue', () => {
  test('is used for its fresh time and then asked again', async () => {
    const { load, ask } = setUp()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValueOnce(ok({ amount: 2 }))
    expect(await ask()).toEqual(ok({ value: { amount: 1 } }))
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS - 1)
    expect(await ask()).toEqual(ok({ value: { amount: 1 } }))
    vi.advanceTimersByTime(1)
    expect(await ask()).toEqual(ok({ value: { amount: 2 } }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is asked once for all who wait for it', async () => {
    const { load, ask } = setUp()
    load.mockResolvedValue(ok({ amount: 1 }))
    await Promise.all([ask(), ask(), ask()])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('stands in for commerce while it is away, with the time it is from, and commerce is left alone for a while', async () => {
    const { load, ask } = setUp()
    const readAt = Date.now()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValue(away)
    await ask()
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS)
    expect(await ask()).toEqual(ok({ value: { amount: 1 }, asOf: readAt }))
    vi.advanceTimersByTime(CATALOGUE_PAUSE_MS - 1)
    expect(await ask()).toEqual(ok({ value: { amount: 1 }, asOf: readAt }))
    expect(load).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    load.mockResolvedValue(ok({ amount: 3 }))
    expect(await ask()).toEqual(ok({ value: { amount: 3 } }))
  })

  test('stands in for a day and no longer', async () => {
    const { load, ask } = setUp()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValue(away)
    await ask()
    vi.advanceTimersByTime(CATALOGUE_KEPT_MS)
    expect(await ask()).toEqual(away)
  })

  test('is forgotten when commerce knows it no more', async () => {
    const { load, ask } = setUp()
    load
      .mockResolvedValueOnce(ok({ amount: 1 }))
      .mockResolvedValueOnce(unknown)
      .mockResolvedValue(away)
    await ask()
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS)
    expect(await ask()).toEqual(unknown)
    expect(await ask()).toEqual(away)
  })

  test('is asked again at once after a purge, and still stands in for an outage', async () => {
    const { keeper, load, ask } = setUp()
    load
      .mockResolvedValueOnce(ok({ amount: 1 }))
      .mockResolvedValueOnce(ok({ amount: 2 }))
      .mockResolvedValue(away)
    await ask()
    keeper.expire()
    expect(await ask()).toEqual(ok({ value: { amount: 2 } }))
    keeper.expire()
    expect(await ask()).toMatchObject({ ok: true, value: { value: { amount: 2 } } })
  })
})

describe('a refusal that tells nothing of the catalogue', () => {
  test.each<[string, Partial<Problem>]>([
    ['our token', { status: 401, kind: 'domain', code: 'InvalidTokenError' }],
    ['our key', { status: 403, kind: 'domain', code: 'ForbiddenError' }],
    ['a gateway', { status: 403 }],
    ['too slow a request', { status: 408 }],
    ['too many requests', { status: 429, retryAfterSeconds: 7 }],
  ])('for %s leaves the earlier answer standing in', async (_, refusal) => {
    const { load, ask } = setUp()
    const readAt = Date.now()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValue(refusedWith(refusal))
    await ask()
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS)
    const standIn = ok({ value: { amount: 1 }, asOf: readAt })
    expect(await ask()).toEqual(standIn)
    vi.advanceTimersByTime(CATALOGUE_KEPT_MS / 2)
    expect(await ask()).toEqual(standIn)
  })

  test('because commerce is busy leaves it alone for all questions and for as long as it says', async () => {
    const { load, ask } = setUp()
    load.mockResolvedValueOnce(refusedWith({ status: 429, retryAfterSeconds: 7 }))
    load.mockResolvedValue(ok({ amount: 1 }))
    expect(await ask()).toMatchObject({ ok: false, error: { status: 429 } })
    vi.advanceTimersByTime(6_999)
    expect(await ask('title/P2')).toMatchObject({ ok: false, error: { status: 429 } })
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(await ask('title/P2')).toEqual(ok({ value: { amount: 1 } }))
  })

  test('cannot close the catalogue for longer than a minute', async () => {
    const { load, ask } = setUp()
    load.mockResolvedValueOnce(refusedWith({ status: 503, retryAfterSeconds: 86_400 }))
    load.mockResolvedValue(ok({ amount: 1 }))
    await ask()
    vi.advanceTimersByTime(CATALOGUE_LONGEST_PAUSE_MS)
    expect(await ask()).toEqual(ok({ value: { amount: 1 } }))
  })
})

describe('while commerce is slow', () => {
  /** An answer that is kept and no longer fresh, and a call for another that does not end by itself. */
  async function setUpSlow() {
    const house = setUp()
    const readAt = Date.now()
    const late = Promise.withResolvers<Result<Price, Problem>>()
    house.load.mockResolvedValueOnce(ok({ amount: 1 })).mockReturnValueOnce(late.promise)
    await house.ask()
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS)
    return { ...house, late, standIn: ok({ value: { amount: 1 }, asOf: readAt }) }
  }

  test('the earlier answer stands in soon, and for no one longer than the first', async () => {
    const { load, ask, standIn } = await setUpSlow()
    const first = ask()
    await vi.advanceTimersByTimeAsync(CATALOGUE_TIMEOUT_MS - 1)
    const second = ask()
    await vi.advanceTimersByTimeAsync(2)
    expect(await Promise.all([first, second, ask()])).toEqual([standIn, standIn, standIn])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('an answer that comes in time is the one that is shown', async () => {
    const { ask, late } = await setUpSlow()
    const answer = ask()
    await vi.advanceTimersByTimeAsync(CATALOGUE_TIMEOUT_MS - 1)
    late.resolve(ok({ amount: 2 }))
    expect(await answer).toEqual(ok({ value: { amount: 2 } }))
  })

  test('an answer that comes late is there for who asks next', async () => {
    const { load, ask, late } = await setUpSlow()
    const answer = ask()
    await vi.advanceTimersByTimeAsync(CATALOGUE_TIMEOUT_MS + 1)
    await answer
    late.resolve(ok({ amount: 2 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(await ask()).toEqual(ok({ value: { amount: 2 } }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('one call at a time is on its way, however long it takes', async () => {
    const { load, ask, standIn } = await setUpSlow()
    const first = ask()
    await vi.advanceTimersByTimeAsync(CATALOGUE_TIMEOUT_MS + CATALOGUE_PAUSE_MS)
    expect(await Promise.all([first, ask()])).toEqual([standIn, standIn])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('a call that fails late, even by a fault of ours, changes nothing for who has been answered', async () => {
    const { load, ask, late, standIn } = await setUpSlow()
    const answer = ask()
    await vi.advanceTimersByTimeAsync(CATALOGUE_TIMEOUT_MS + 1)
    expect(await answer).toEqual(standIn)
    late.reject(new Error('late'))
    await vi.advanceTimersByTimeAsync(CATALOGUE_PAUSE_MS)
    load.mockResolvedValue(ok({ amount: 3 }))
    expect(await ask()).toEqual(ok({ value: { amount: 3 } }))
  })

  test('who has nothing to stand in waits for the call', async () => {
    const { load, ask } = setUp()
    const late = Promise.withResolvers<Result<Price, Problem>>()
    load.mockReturnValueOnce(late.promise)
    const answer = ask()
    await vi.advanceTimersByTimeAsync(CATALOGUE_TIMEOUT_MS * 2)
    late.resolve(away)
    expect(await answer).toEqual(away)
  })
})

describe('a container that has just started while commerce is away', () => {
  test('shows what another one has read', async () => {
    const shared = new Map<string, CachedText>()
    const first = setUp(shared)
    first.load.mockResolvedValue(ok({ amount: 1 }))
    const readAt = Date.now()
    await first.ask()
    const second = setUp(shared)
    vi.advanceTimersByTime(60_000)
    second.load.mockResolvedValue(away)
    expect(await second.ask()).toEqual(ok({ value: { amount: 1 }, asOf: readAt }))
  })

  test('does not show what another release has written differently', async () => {
    const { load, ask } = setUp(new Map([['title/P1', { text: '{"cost":1}', readAt: 999_999 }]]))
    load.mockResolvedValue(away)
    expect(await ask()).toEqual(away)
  })
})
