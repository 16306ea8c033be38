import 'server-only'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/lib/process/process-wide'
import { sharedRedis } from '@/lib/state/shared-state.server'
import {
  CATALOGUE_KEPT_MS,
  type CachedText,
  type SharedAnswers,
  StaleIfErrorCache,
} from './stale-if-error-cache'

/** Minimum interval between writes of one key to Redis. */
const WRITTEN_AGAIN_MS = 60_000
const MOST_NAMES = 10_000

const nameOf = (key: string): string => `catalogue/${key}`

/**
 * Responses in Redis, for a container that starts while commerce is unavailable. They are public, so they are
 * stored unencrypted.
 */
function sharedAnswers(): SharedAnswers | undefined {
  const link = sharedRedis()?.link
  if (link === undefined) return undefined
  const writtenAt = new LRUCache<string, number>({ max: MOST_NAMES })
  return {
    async read(key) {
      const answer = await link.run(client => client.get(nameOf(key)))
      return answer.ok && answer.value !== null ? parseKept(answer.value) : undefined
    },
    async write(key, { text, readAt }) {
      if (readAt - (writtenAt.get(key) ?? 0) < WRITTEN_AGAIN_MS) return
      writtenAt.set(key, readAt)
      const expiration = { type: 'PX', value: CATALOGUE_KEPT_MS } as const
      await link.run(client => client.set(nameOf(key), `${readAt} ${text}`, { expiration }))
    },
  }
}

function parseKept(stored: string): CachedText {
  const space = stored.indexOf(' ')
  return { readAt: Number(stored.slice(0, space)), text: stored.slice(space + 1) }
}

/** Cache of catalogue responses that are the same for every visitor of a site; one per process. */
export const catalogueAnswers = (): StaleIfErrorCache =>
  processWide('catalogue-answers', () => new StaleIfErrorCache(Date.now, sharedAnswers()))
