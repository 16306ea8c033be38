import 'server-only'
import { LRUCache } from 'lru-cache'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/validation/limits'

/** Sessions that ended before their cookies expire; a copied cookie of one of them is refused. */
export type RevokedSessions = {
  add(sid: string): Promise<void>
  has(sid: string): Promise<boolean>
}

const MAX_ENTRIES = 100_000

// The framework bundles this file once per entry; middleware and handlers must see one list.
declare global {
  var storeRevokedSessions: RevokedSessions | undefined
}

/** Keeps the list in this process for as long as a session could last. */
function createMemoryRevokedSessions(): RevokedSessions {
  const entries = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: SESSION_MAX_AGE_SECONDS * 1000 })
  return {
    add: async sid => {
      entries.set(sid, true)
    },
    has: async sid => entries.has(sid),
  }
}

export function getRevokedSessions(): RevokedSessions {
  globalThis.storeRevokedSessions ??= createMemoryRevokedSessions()
  return globalThis.storeRevokedSessions
}
