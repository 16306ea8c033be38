import 'server-only'
import { LRUCache } from 'lru-cache'
import { DEFAULT_LEASE_TIMES, type Leases, type LeaseTimes } from './leases'
import type { SharedState } from './state'

/**
 * Size in characters: drafts of thousands of users fit; if there are too many, the least recently used are
 * evicted. The number of entries has no limit, because the cache would allocate memory for all of them at its
 * start.
 */
export const MEMORY_BOUNDS = { maxSize: 64 * 1024 * 1024 } as const

/**
 * Overhead of an entry beside its texts, in characters. It makes small entries count too, so that their
 * number is bounded.
 */
export const ENTRY_OVERHEAD = 300

/** State of this process only. */
export function createMemoryState(times: LeaseTimes = DEFAULT_LEASE_TIMES): SharedState {
  const entries = new LRUCache<string, string>({
    ...MEMORY_BOUNDS,
    sizeCalculation: (value, key) => value.length + key.length + ENTRY_OVERHEAD,
  })
  const set = (key: string, value: string, ttlSeconds: number): void => {
    entries.set(key, value, { ttl: ttlSeconds * 1000 })
  }
  return {
    get: async key => entries.get(key),
    set: async (key, value, ttlSeconds) => set(key, value, ttlSeconds),
    setIfAbsent: async (key, value, ttlSeconds) => {
      if (entries.has(key)) return false
      set(key, value, ttlSeconds)
      return true
    },
    take: async key => {
      const value = entries.get(key)
      entries.delete(key)
      return value
    },
    delete: async key => {
      entries.delete(key)
    },
    leases: createMemoryLeases(times),
  }
}

/** One entry per name that is held; an expired lease is removed when its name is acquired again. */
function createMemoryLeases(times: LeaseTimes): Leases {
  const held = new Map<string, { token: string; until: number }>()
  const holderOf = (name: string): string | undefined => {
    const lease = held.get(name)
    return lease !== undefined && lease.until > performance.now() ? lease.token : undefined
  }
  const hold = (name: string, token: string, milliseconds: number): void => {
    held.set(name, { token, until: performance.now() + milliseconds })
  }
  return {
    times,
    acquire: async (name, token, milliseconds) => {
      const holder = holderOf(name)
      if (holder !== undefined) return holder
      hold(name, token, milliseconds)
      return token
    },
    renew: async (name, token, milliseconds) => {
      if (holderOf(name) !== token) return false
      hold(name, token, milliseconds)
      return true
    },
    release: async (name, token) => {
      if (holderOf(name) === token) held.delete(name)
    },
  }
}
