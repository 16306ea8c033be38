import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SharedRedis } from '@/lib/state/shared-state.server'
import { serveRedis } from '../../support/shared-places'

vi.mock('@/lib/log/logger', async importOriginal => {
  const { createLogger } = await importOriginal<typeof import('@/lib/log/logger')>()
  return { createLogger, logger: createLogger('trace', { write: () => true }) }
})

/** All that a page may wait for a Redis that never answers. */
const DEADLINE_MS = 500
/** Longer than the longest pause between two attempts to connect. */
const UNTIL_NEXT_ATTEMPT_MS = 5_000

const { server, join } = serveRedis()

beforeEach(() => {
  // The rest of the clock is real, and so are the sockets.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  server().resume()
  vi.useRealTimers()
})

/** The calls of a page, one after the other; each kind that a page or handler makes. */
const CALLS: readonly ((shared: SharedRedis) => Promise<unknown>)[] = [
  ({ state }) => state.get('draft/a'),
  ({ state }) => state.set('draft/a', 'x', 60),
  ({ state }) => state.setIfAbsent('draft/b', 'x', 60),
  ({ state }) => state.take('draft/b'),
  ({ state }) => state.delete('draft/a'),
  ({ state }) => state.leases.acquire('lock/a', 'token', 1_000),
  ({ state }) => state.leases.renew('lock/a', 'token', 1_000),
  ({ state }) => state.leases.release('lock/a', 'token'),
  ({ link }) => link.run(client => client.ping()),
]

/** Makes every kind of call in turn; resolves only by time that the test lets pass. */
async function callAll(shared: SharedRedis): Promise<number> {
  for (const call of CALLS) await call(shared)
  return CALLS.length
}

/** Several turns of the event loop, in which a result would arrive that needs no time. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

/** The time that a page waits, to the millisecond, by the clock of the test. */
async function waitOf(work: Promise<unknown>): Promise<number> {
  const done = vi.fn()
  void work.then(done)
  await turns()
  for (let waited = 0; waited < 10 * DEADLINE_MS; waited += 1) {
    if (done.mock.calls.length > 0) return waited
    vi.advanceTimersByTime(1)
    await turns()
  }
  throw new Error('the calls do not end')
}

it.each(CALLS.map((call, index) => [index, call] as const))(
  'one call waits for the deadline and no longer, whichever it is: %i',
  async (_index, call) => {
    const shared = join()
    await shared.link.run(client => client.ping())
    server().pause()
    expect(await waitOf(call(shared))).toBe(DEADLINE_MS)
    expect(shared.link.condition).toBe('away')
  },
)

it('all calls of a page in series wait for one deadline together', async () => {
  const shared = join()
  await shared.link.run(client => client.ping())
  server().pause()
  expect(await waitOf(callAll(shared))).toBe(DEADLINE_MS)
})

it('the first calls of a process wait for one deadline together', async () => {
  server().pause()
  expect(await waitOf(callAll(join()))).toBe(DEADLINE_MS)
})

it('calls at the same time wait for one deadline together', async () => {
  const shared = join()
  await shared.link.run(client => client.ping())
  server().pause()
  expect(await waitOf(Promise.all(CALLS.map(call => call(shared))))).toBe(DEADLINE_MS)
})

it('nothing waits while the process tries to connect again', async () => {
  const shared = join()
  await shared.link.run(client => client.ping())
  server().pause()
  await waitOf(callAll(shared))
  vi.advanceTimersByTime(UNTIL_NEXT_ATTEMPT_MS)
  expect(await waitOf(callAll(shared))).toBe(0)
})
