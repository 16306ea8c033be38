import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { ValueCipher } from '@/lib/crypto/value-cipher.server'
import { createMemoryState } from './memory-state.server'
import { type LinkCondition, RedisLink } from './redis-link.server'
import { RedisState } from './redis-state.server'
import type { SharedState } from './state'

/**
 * The one connection of a process, what makes things unreadable behind it, and the state that is kept there.
 */
export type SharedRedis = { link: RedisLink; vault: ValueCipher; state: SharedState }

// The framework bundles this file once per entry; pages, handlers and middleware must see the same state.
declare global {
  var storeSharedState: SharedState | undefined
  var storeSharedRedis: SharedRedis | undefined
}

export function openSharedRedis(url: string, secret: string): SharedRedis {
  const link = new RedisLink(url)
  const vault = new ValueCipher(secret)
  return { link, vault, state: new RedisState(link, vault) }
}

/** This process's one way to Redis or Valkey; undefined for a deployment of one container that has none. */
export function sharedRedis(): SharedRedis | undefined {
  const { REDIS_URL, SESSION_SECRET } = getSettings()
  if (REDIS_URL === undefined) return undefined
  globalThis.storeSharedRedis ??= openSharedRedis(REDIS_URL, SESSION_SECRET)
  return globalThis.storeSharedRedis
}

export function sharedState(): SharedState {
  globalThis.storeSharedState ??= sharedRedis()?.state ?? createMemoryState()
  return globalThis.storeSharedState
}

/** Whether what containers share can be reached, asked anew; true where they share nothing. */
export async function reachesSharedState(): Promise<boolean> {
  const answer = await sharedRedis()?.link.run(client => client.ping())
  return answer?.ok !== false
}

/** Where state is kept, and how the way there is; nothing is asked to find out. */
export function describeSharedState(): { place: 'memory' } | { place: 'redis'; link: LinkCondition } {
  const redis = sharedRedis()
  return redis === undefined ? { place: 'memory' } : { place: 'redis', link: redis.link.condition }
}
