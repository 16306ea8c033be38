import 'server-only'
import { LRUCache } from 'lru-cache'
import { getSettings } from '@/lib/config/env.server'
import { flagEvaluationsSchema } from '@/lib/contract/flags'
import { callBackend } from '@/lib/http/call-backend.server'
import { logger } from '@/lib/log/logger'
import type { Locale } from '@/lib/site/sites'
import { toFlagContext, type VisitorContext } from './flag-context'
import { DEFAULT_FLAGS, type Flags, toFlags } from './flag-values'

/** No page waits longer than this for its flags. */
const FLAGS_DEADLINE_MS = 1_000

/** How long an answer, or the lack of one, is used before the service is asked again. */
const KEPT_MS = 5_000
const KEPT_CONTEXTS = 2_000

type Kept = LRUCache<string, Promise<Flags>>

// The framework bundles this file once per entry; a page and its handler must go by the same answer.
declare global {
  var storeFlags: Kept | undefined
}

/**
 * The flags of a visitor, evaluated by the flag service (spec §9) and kept for a few seconds; all anonymous visitors of a
 * locale share one answer. Without an answer the defaults hold. Never rejects.
 */
export function getFlags(locale: Locale, userId: string | undefined): Promise<Flags> {
  globalThis.storeFlags ??= new LRUCache({ max: KEPT_CONTEXTS, ttl: KEPT_MS })
  const context = toFlagContext(locale, userId)
  const key = encodeContext(context)
  const kept = globalThis.storeFlags.get(key)
  if (kept !== undefined) return kept
  const asked = askFlags(context, key)
  globalThis.storeFlags.set(key, asked)
  return asked
}

/** The context as a path segment of the flag service. */
const encodeContext = (context: VisitorContext): string =>
  Buffer.from(JSON.stringify(context)).toString('base64url')

async function askFlags({ locale }: VisitorContext, encoded: string): Promise<Flags> {
  const { FLAGS_URL, FLAGS_CLIENT_ID } = getSettings()
  const answer = await callBackend({
    dependency: 'flags',
    operation: 'evaluateFlags',
    method: 'GET',
    url: `${FLAGS_URL}/sdk/evalx/${FLAGS_CLIENT_ID}/contexts/${encoded}`,
    schema: flagEvaluationsSchema,
    deadlineMs: FLAGS_DEADLINE_MS,
  })
  if (answer.ok) return toFlags(answer.value)
  logger.warn({ locale, kind: answer.error.kind }, 'flags not available, defaults hold')
  return DEFAULT_FLAGS
}
