import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runInRequest } from '@/lib/request/request-context'
import { failed, ok } from '@/lib/result/result'
import { acquireLease } from '@/lib/state/lease.server'
import type { LeaseTimes } from '@/lib/state/leases'
import { Locks } from '@/lib/state/lock.server'
import { createMemoryState } from '@/lib/state/memory-state.server'
import type { SharedState } from '@/lib/state/state'
import { serveRedis } from '../../support/shared-places'

/** Short, so that a test sees a lease end. */
const TIMES: LeaseTimes = { leaseMs: 900, waitMs: 20_000, holdMs: 60_000 }

const { server, join } = serveRedis(TIMES)

const PLACES: readonly [string, () => [SharedState, SharedState]][] = [
  ['in the memory of one process', () => twice(createMemoryState(TIMES))],
  ['in Redis, for two containers', () => [join().state, join().state]],
]

const twice = (state: SharedState): [SharedState, SharedState] => [state, state]

/** Work that ends when the test says so. */
function held() {
  const started = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<void>()
  const work = async (lost: AbortSignal) => {
    started.resolve(lost)
    await end.promise
  }
  return { work, started: started.promise, end: end.resolve }
}

const impatient = (state: SharedState): Locks =>
  new Locks({ ...bound(state), times: { ...TIMES, waitMs: 50 } })

/** The methods of a class, as those of an object that a test can change. */
const bound = ({ leases }: SharedState): SharedState['leases'] => ({
  times: leases.times,
  acquire: (...args) => leases.acquire(...args),
  renew: (...args) => leases.renew(...args),
  release: (...args) => leases.release(...args),
})

describe.each(PLACES)('with state %s, a lock', (place, open) => {
  let states: [SharedState, SharedState]
  let here: Locks
  let there: Locks
  let name: string

  beforeEach(context => {
    states = open()
    here = new Locks(states[0].leases)
    there = new Locks(states[1].leases)
    name = `test/${place}/${context.task.id}`
  })

  it('serializes read-modify-write of all who share it', async () => {
    const addOne = async () => {
      const sum = Number((await states[0].get(name)) ?? 0)
      await states[0].set(name, String(sum + 1), 60)
    }
    const turns = Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).run(name, addOne))
    await Promise.all(turns)
    expect(await states[0].get(name)).toBe('20')
  })

  it('goes to the next one after work that failed', async () => {
    const broken = here.run(name, () => Promise.reject(new Error('broken')))
    const next = there.run(name, async () => 'done')
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toEqual(ok('done'))
  })

  it('is held by work that takes several leases, until its last line', async () => {
    const renew = vi.spyOn(states[0].leases, 'renew')
    const order: string[] = []
    const started = Promise.withResolvers<void>()
    const first = here.run(name, async () => {
      started.resolve()
      await vi.waitFor(() => expect(renew.mock.calls.length).toBeGreaterThan(4), { timeout: 20_000 })
      order.push('last line')
    })
    await started.promise
    const second = there.run(name, async () => order.push('another'))
    await Promise.all([first, second])
    expect(order).toEqual(['last line', 'another'])
  })

  it('of a holder that died is free once its lease is over', async () => {
    expect(await states[0].leases.acquire(`lock/${name}`, 'who died', TIMES.leaseMs)).toBe('who died')
    expect(await there.run(name, async () => 'done')).toEqual(ok('done'))
  })

  it('is given up after the wait, and the work is not run', async () => {
    const slow = held()
    const first = here.run(name, slow.work)
    await slow.started
    const work = vi.fn(async () => 'done')
    expect(await impatient(states[1]).run(name, work)).toEqual(failed('busy'))
    expect(work).not.toHaveBeenCalled()
    slow.end()
    expect(await first).toEqual(ok(undefined))
  })

  it('is given up in time for the answer to the request that waits', async () => {
    const slow = held()
    const first = here.run(name, slow.work)
    await slow.started
    const context = { requestId: 'r', decideBy: performance.now() + 100 }
    for (const locks of [here, there])
      expect(await runInRequest(context, () => locks.run(name, async () => 'done'))).toEqual(failed('busy'))
    slow.end()
    await first
    expect(await here.run(name, async () => 'done')).toEqual(ok('done'))
  })

  it('is neither renewed nor released by a foreign token', async () => {
    const { leases } = states[1]
    expect((await acquireLease(states[0].leases, name)).ok).toBe(true)
    expect(await leases.renew(name, 'foreign', 60_000)).toBe(false)
    await leases.release(name, 'foreign')
    expect((await acquireLease(leases, name)).ok).toBe(false)
  })

  it('tells the work when it is lost, and leaves the next holder its lease', async () => {
    const slow = held()
    const first = here.run(name, slow.work)
    const lost = await slow.started
    const holder = await states[0].leases.acquire(`lock/${name}`, 'asked', 1)
    await states[0].leases.release(`lock/${name}`, holder)
    expect(await states[1].leases.acquire(`lock/${name}`, 'another', 60_000)).toBe('another')
    await vi.waitFor(() => expect(lost.aborted).toBe(true), { timeout: 20_000 })
    slow.end()
    await first
    expect(await states[1].leases.acquire(`lock/${name}`, 'third', 60_000)).toBe('another')
  })

  it('ends for work that is stuck longer than anybody may hold it', async () => {
    const short = new Locks({ ...bound(states[0]), times: { ...TIMES, holdMs: 300 } })
    const stuck = held()
    const first = short.run(name, stuck.work)
    const lost = await stuck.started
    expect(await there.run(name, async () => 'done')).toEqual(ok('done'))
    expect(lost.aborted).toBe(true)
    stuck.end()
    await first
  })
})

describe('while Redis is away, a lock', () => {
  it('still serializes in its own process, and is shared again once Redis is back', async () => {
    const [here, there] = [join(), join()]
    const locks = new Locks(here.state.leases)
    await server().kill()
    const slow = held()
    const first = locks.run('test/away', slow.work)
    const lost = await slow.started
    const order: string[] = []
    const second = locks.run('test/away', async () => order.push('second'))
    await server().start()
    // Its next renewal takes in Redis what was taken without it.
    const name = there.cipher.nameOf('lock/test/away')
    await vi.waitFor(async () => expect(await there.link.run(client => client.exists(name))).toEqual(ok(1)), {
      timeout: 20_000,
    })
    expect([lost.aborted, order]).toEqual([false, []])
    slow.end()
    await Promise.all([first, second])
    expect(order).toEqual(['second'])
  })
})
