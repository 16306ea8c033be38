import 'server-only'
import { LRUCache } from 'lru-cache'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { processWide } from '@/lib/process/process-wide'
import { sharedState } from '@/lib/state/shared-state.server'
import type { SharedState } from '@/lib/state/state'

/** Sessions that ended before their cookies expire; a copied cookie of such a session is refused. */
export type RevokedSessions = {
  add(sid: string): Promise<void>
  has(sid: string): Promise<boolean>
}

const MAX_ENTRIES = 100_000

const keyOf = (sid: string): string => `ended-session/${sid}`

/**
 * Entries are kept for as long as a session could last. A session that this process knows as ended stays
 * refused, even if the shared state fails.
 */
export function createRevokedSessions(state: SharedState): RevokedSessions {
  const known = new LRUCache<string, true>({
    // Counts entries by `maxSize`: with `max` the cache would allocate memory for all of them at its start.
    maxSize: MAX_ENTRIES,
    sizeCalculation: () => 1,
    ttl: SESSION_MAX_AGE_SECONDS * 1000,
  })
  return {
    add: async sid => {
      known.set(sid, true)
      await state.set(keyOf(sid), 'ended', SESSION_MAX_AGE_SECONDS)
    },
    has: async sid => {
      if (known.has(sid)) return true
      if ((await state.get(keyOf(sid))) === undefined) return false
      known.set(sid, true)
      return true
    },
  }
}

export const getRevokedSessions = (): RevokedSessions =>
  processWide('revoked-sessions', () => createRevokedSessions(sharedState()))
