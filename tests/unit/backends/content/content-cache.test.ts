import { describe, expect, it } from 'vitest'
import { cacheContent, FAILURE_PAUSE_MS, FRESH_MS } from '@/lib/backends/content/content-cache'
import { failed, ok, type Result } from '@/lib/result/result'

function setUp(answers: readonly Result<string, string>[]) {
  const state = { now: 1_000, asked: 0, failures: [] as boolean[], version: 0 }
  const read = cacheContent<string>({
    load: () => {
      state.asked += 1
      return Promise.resolve(answers[state.asked - 1] ?? failed('unexpected'))
    },
    now: () => state.now,
    version: () => state.version,
    onFailure: (_error, hasEarlier) => state.failures.push(hasEarlier),
  })
  return { state, read }
}

describe('kept content', () => {
  it('is asked for once a minute', async () => {
    const { state, read } = setUp([ok('first'), ok('second')])
    expect(await read()).toBe('first')
    state.now += FRESH_MS - 1
    expect(await read()).toBe('first')
    expect(state.asked).toBe(1)
    state.now += 1
    expect(await read()).toBe('second')
  })

  it('is asked for again at once when its version changes', async () => {
    const { state, read } = setUp([ok('first'), ok('second')])
    await read()
    state.version += 1
    expect(await read()).toBe('second')
    expect(await read()).toBe('second')
    expect(state.asked).toBe(2)
  })

  it('is asked for once by many readers at a time', async () => {
    const { state, read } = setUp([ok('first')])
    expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first'])
    expect(state.asked).toBe(1)
  })

  it('is replaced by the last good answer after a failure, and not asked for again at once', async () => {
    const { state, read } = setUp([ok('first'), failed('down'), ok('third')])
    await read()
    state.now += FRESH_MS
    expect(await read()).toBe('first')
    state.now += FAILURE_PAUSE_MS - 1
    expect(await read()).toBe('first')
    expect([state.asked, state.failures]).toEqual([2, [true]])
    state.now += 1
    expect(await read()).toBe('third')
  })

  it('is undefined where there never was a good answer', async () => {
    const { state, read } = setUp([failed('down'), ok('second')])
    expect(await read()).toBeUndefined()
    expect(state.failures).toEqual([false])
    state.now += FAILURE_PAUSE_MS
    expect(await read()).toBe('second')
  })
})
