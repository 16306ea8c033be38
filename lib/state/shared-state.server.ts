import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { ValueCipher } from '@/lib/crypto/value-cipher.server'
import { processWide } from '@/lib/process/process-wide'
import { DEFAULT_LEASE_TIMES, type LeaseTimes } from './leases'
import { createMemoryState } from './memory-state.server'
import { type LinkCondition, RedisLink } from './redis-link.server'
import { RedisState } from './redis-state.server'
import type { SharedState } from './state'

/** The connection of a process, the cipher for what is stored behind it, and the state stored there. */
export type SharedRedis = { link: RedisLink; cipher: ValueCipher; state: SharedState }

export function openSharedRedis(url: string, secret: string, times = DEFAULT_LEASE_TIMES): SharedRedis {
  const link = new RedisLink(url)
  const cipher = new ValueCipher(secret)
  return { link, cipher, state: new RedisState(link, cipher, times) }
}

/** This process's connection to Redis or Valkey; undefined in a deployment of one container without Redis. */
export function sharedRedis(): SharedRedis | undefined {
  const { REDIS_URL, SESSION_SECRET } = getSettings()
  if (REDIS_URL === undefined) return undefined
  return processWide('shared-redis', () => openSharedRedis(REDIS_URL, SESSION_SECRET, leaseTimes()))
}

const leaseTimes = (): LeaseTimes => {
  const { LOCK_WAIT_MS, LOCK_HOLD_MS } = getSettings()
  return { ...DEFAULT_LEASE_TIMES, waitMs: LOCK_WAIT_MS, holdMs: LOCK_HOLD_MS }
}

/** The state of this process, or the one shared by all containers if there is a Redis. */
export const sharedState = (): SharedState =>
  processWide('shared-state', () => sharedRedis()?.state ?? createMemoryState(leaseTimes()))

/** Whether the shared state can be reached, checked now; true if there is none. */
export async function reachesSharedState(): Promise<boolean> {
  const answer = await sharedRedis()?.link.run(client => client.ping())
  return answer?.ok !== false
}

/** Where state is stored, and the state of the connection, without any request. */
export function describeSharedState(): { place: 'memory' } | { place: 'redis'; link: LinkCondition } {
  const redis = sharedRedis()
  return redis === undefined ? { place: 'memory' } : { place: 'redis', link: redis.link.condition }
}
