import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { IdempotentRunner, type Once } from '@/lib/state/idempotency.server'
import type { SharedState } from '@/lib/state/state'
import { placesOf, serveRedis } from '../../support/shared-places'

/** Short, so that a test sees a lease end. */
const TIMES = { leaseMs: 900, waitMs: 5_000, holdMs: 60_000 }

const { joinState } = serveRedis(TIMES)

const once = (key: string, differences: Partial<Once<string>> = {}): Once<string> => ({
  key,
  schema: z.string(),
  isFinal: answer => answer !== 'refused',
  keptSeconds: 60,
  ...differences,
})

/** A run that ends when the test says so. */
function held() {
  const started = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  const run = vi.fn(() => {
    started.resolve()
    return answer.promise
  })
  return { run, started: started.promise, end: answer.resolve, break: answer.reject }
}

describe.each(placesOf(joinState, TIMES))('with state %s, a run', (place, open) => {
  let states: [SharedState, SharedState]
  let here: IdempotentRunner
  let there: IdempotentRunner
  let key: string

  beforeEach(context => {
    states = open()
    here = new IdempotentRunner(states[0])
    there = new IdempotentRunner(states[1])
    key = `test/${place}/${context.task.id}`
  })

  it('that is asked for many times at once happens once', async () => {
    const run = vi.fn(async () => 'saved')
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => (index % 2 ? here : there).run(once(key), run)),
    )
    expect(run).toHaveBeenCalledOnce()
    expect(new Set(answers)).toEqual(new Set(['saved']))
  })

  it('gives its answer to who asks later, elsewhere', async () => {
    await here.run(once(key), async () => 'first')
    expect(await there.run(once(key), async () => 'second')).toBe('first')
    expect(await here.run(once(key), async () => 'third')).toBe('first')
  })

  it('gives an answer that is not the last word to who waited, and to no one else', async () => {
    const slow = held()
    const other = vi.fn(async () => 'saved')
    const first = here.run(once(key), slow.run)
    await slow.started
    const asked = vi.spyOn(states[1].leases, 'acquire')
    const waiting = [there.run(once(key), other), there.run(once(key), other), here.run(once(key), other)]
    // The second question comes from a caller that the first one has made wait.
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1))
    slow.end('refused')
    expect(await Promise.all([first, ...waiting])).toEqual(['refused', 'refused', 'refused', 'refused'])
    expect(other).not.toHaveBeenCalled()
    expect(await there.run(once(key), other)).toBe('saved')
  })

  it('that broke is run again by who waited elsewhere', async () => {
    const slow = held()
    const first = here.run(once(key), slow.run)
    await slow.started
    const second = there === here ? undefined : there.run(once(key), async () => 'saved')
    slow.break(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await (second ?? there.run(once(key), async () => 'saved'))).toBe('saved')
  })

  it('whose runner died is run again once its lease is over', async () => {
    await states[0].leases.acquire(`lease/${key}`, 'who died', 200)
    const run = vi.fn(async () => 'saved')
    const answers = await Promise.all([here.run(once(key), run), there.run(once(key), run)])
    expect(answers).toEqual(['saved', 'saved'])
    expect(run).toHaveBeenCalledOnce()
  })

  it('takes longer than a lease and still happens once', async () => {
    const slow = held()
    const other = vi.fn(async () => 'other')
    const renew = vi.spyOn(states[0].leases, 'renew')
    const first = here.run(once(key), slow.run)
    await slow.started
    const second = there.run(once(key), other)
    // Three renewals fill a lease.
    await vi.waitFor(() => expect(renew.mock.calls.length).toBeGreaterThan(4), { timeout: 20_000 })
    slow.end('saved')
    expect(await Promise.all([first, second])).toEqual(['saved', 'saved'])
    expect(other).not.toHaveBeenCalled()
  })

  it('is not held up by what another release of the store kept', async () => {
    await states[0].set(key, JSON.stringify({ answer: { of: 'another shape' } }), 60)
    expect(await there.run(once(key), async () => 'saved')).toBe('saved')
  })

  it('of another key is another run', async () => {
    await here.run(once(key), async () => 'one')
    expect(await there.run(once(`${key}/2`), async () => 'two')).toBe('two')
  })

  it('is forgotten after its time', async () => {
    await here.run(once(key, { keptSeconds: 0.05 }), async () => 'first')
    await vi.waitFor(async () => expect(await states[1].get(key)).toBeUndefined())
    expect(await there.run(once(key), async () => 'second')).toBe('second')
  })
})
