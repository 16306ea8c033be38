import { afterAll, beforeAll } from 'vitest'
import type { LeaseTimes } from '@/lib/state/leases'
import { createMemoryState } from '@/lib/state/memory-state.server'
import { openSharedRedis, type SharedRedis } from '@/lib/state/shared-state.server'
import type { SharedState } from '@/lib/state/state'
import { RedisServer } from './redis-server'

const SECRET = 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE'

/** A Redis for the tests of a file, and the ways of as many processes as they like to it. */
export function serveRedis(times?: LeaseTimes): {
  server: () => RedisServer
  join: () => SharedRedis
  joinState: () => SharedState
} {
  let server: RedisServer
  const opened: SharedRedis[] = []
  beforeAll(async () => {
    server = await RedisServer.start()
  })
  afterAll(async () => {
    for (const { link } of opened) link.close()
    await server.kill()
  })
  const join = (): SharedRedis => {
    const redis = openSharedRedis(server.url, SECRET, times)
    opened.push(redis)
    return redis
  }
  return { server: () => server, join, joinState: () => join().state }
}

/** Two containers each: they must behave alike wherever their state is. */
export function placesOf(
  joinRedis: () => SharedState,
  times?: LeaseTimes,
): readonly [string, () => [SharedState, SharedState]][] {
  const twice = (state: SharedState): [SharedState, SharedState] => [state, state]
  return [
    ['in the memory of one process', () => twice(createMemoryState(times))],
    ['in Redis, for one process', () => twice(joinRedis())],
    ['in Redis, for two processes', () => [joinRedis(), joinRedis()]],
  ]
}
