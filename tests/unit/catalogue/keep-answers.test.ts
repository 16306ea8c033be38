import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  AnswerKeeper,
  CATALOGUE_FRESH_MS,
  CATALOGUE_KEPT_MS,
  CATALOGUE_PAUSE_MS,
  type KeptText,
  type Question,
} from '@/lib/catalogue/keep-answers'
import { failed, ok, type Problem, type Result } from '@/lib/http/result'

type Price = { amount: number }

const away: Result<never, Problem> = failed({
  kind: 'timeout',
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r',
})
const unknown: Result<never, Problem> = failed({
  kind: 'domain',
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r',
})

function setUp(shared?: Map<string, KeptText>) {
  let now = 1_000_000
  const load = vi.fn<Question<Price>['load']>()
  const keeper = new AnswerKeeper(
    () => now,
    shared && {
      read: async key => shared.get(key),
      write: async (key, kept) => void shared.set(key, kept),
    },
  )
  const ask = () => keeper.get({ key: 'title/P1', load, schema: z.object({ amount: z.number() }) })
  return { keeper, load, ask, pass: (ms: number) => (now += ms), now: () => now }
}

describe('an answer of the catalogue', () => {
  test('is used for its fresh time and then asked again', async () => {
    const { load, ask, pass } = setUp()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValueOnce(ok({ amount: 2 }))
    expect(await ask()).toEqual(ok({ value: { amount: 1 } }))
    pass(CATALOGUE_FRESH_MS - 1)
    expect(await ask()).toEqual(ok({ value: { amount: 1 } }))
    pass(1)
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
    const { load, ask, pass, now } = setUp()
    const readAt = now()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValue(away)
    await ask()
    pass(CATALOGUE_FRESH_MS)
    expect(await ask()).toEqual(ok({ value: { amount: 1 }, asOf: readAt }))
    pass(CATALOGUE_PAUSE_MS - 1)
    expect(await ask()).toEqual(ok({ value: { amount: 1 }, asOf: readAt }))
    expect(load).toHaveBeenCalledTimes(2)
    pass(1)
    load.mockResolvedValue(ok({ amount: 3 }))
    expect(await ask()).toEqual(ok({ value: { amount: 3 } }))
  })

  test('stands in for a day and no longer', async () => {
    const { load, ask, pass } = setUp()
    load.mockResolvedValueOnce(ok({ amount: 1 })).mockResolvedValue(away)
    await ask()
    pass(CATALOGUE_KEPT_MS)
    expect(await ask()).toEqual(away)
  })

  test('is forgotten when commerce knows it no more', async () => {
    const { load, ask, pass } = setUp()
    load
      .mockResolvedValueOnce(ok({ amount: 1 }))
      .mockResolvedValueOnce(unknown)
      .mockResolvedValue(away)
    await ask()
    pass(CATALOGUE_FRESH_MS)
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

describe('a container that has just started while commerce is away', () => {
  test('shows what another one has read', async () => {
    const shared = new Map<string, KeptText>()
    const first = setUp(shared)
    first.load.mockResolvedValue(ok({ amount: 1 }))
    await first.ask()
    const second = setUp(shared)
    second.pass(60_000)
    second.load.mockResolvedValue(away)
    expect(await second.ask()).toEqual(ok({ value: { amount: 1 }, asOf: first.now() }))
  })

  test('does not show what another release has written differently', async () => {
    const { load, ask } = setUp(new Map([['title/P1', { text: '{"cost":1}', readAt: 999_999 }]]))
    load.mockResolvedValue(away)
    expect(await ask()).toEqual(away)
  })
})
