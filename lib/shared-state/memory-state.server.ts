import 'server-only'
import { LRUCache } from 'lru-cache'
import type { SharedState } from './state'

/** Drafts of thousands of people fit; a flood of large ones, counted in characters, pushes out only what was used longest ago. */
export const MEMORY_BOUNDS = { max: 200_000, maxSize: 64 * 1024 * 1024 } as const

/** State of this process alone. */
export function createMemoryState(): SharedState {
  const entries = new LRUCache<string, string>({
    ...MEMORY_BOUNDS,
    sizeCalculation: (value, key) => value.length + key.length,
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
  }
}
