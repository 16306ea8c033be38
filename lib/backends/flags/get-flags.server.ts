import 'server-only'
import { LRUCache } from 'lru-cache'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import { flagEvaluationsSchema } from '@/lib/contract/flags'
import { logger } from '@/lib/log/logger'
import type { Locale } from '@/lib/site/sites'
import { toFlagContext, type VisitorContext } from './flag-context'
import { DEFAULT_FLAGS, type Flags, toFlags } from './flag-values'

/** No page waits longer than this for its flags. */
const FLAGS_DEADLINE_MS = 1_000

/** How long an answer, or the lack of one, is used before the service is asked again. */
const KEPT_MS = 5_000
const KEPT_CONTEXTS = 2_000

type Kept = {
  answers: LRUCache<string, Promise<Flags>>
  /** What the service said last, for as long as it says nothing. */
  lastKnown: LRUCache<string, Flags>
}

// The framework bundles this file once per entry; a page and its handler must go by the same answer.
declare global {
  var storeFlags: Kept | undefined
}

/**
 * The flags of a visitor, evaluated by the flag service (spec §9) and kept for a few seconds; all anonymous
 * visitors of a locale share one answer. Without an answer the last one holds, or else the defaults. Never
 * rejects.
 */
export function getFlags(locale: Locale, userId: string | undefined): Promise<Flags> {
  const { answers } = keptFlags()
  const context = toFlagContext(locale, userId)
  const key = encodeContext(context)
  const kept = answers.get(key)
  if (kept !== undefined) return kept
  const asked = askFlags(context, key)
  answers.set(key, asked)
  return asked
}

const keptFlags = (): Kept =>
  (globalThis.storeFlags ??= {
    answers: new LRUCache({ max: KEPT_CONTEXTS, ttl: KEPT_MS }),
    lastKnown: new LRUCache({ max: KEPT_CONTEXTS }),
  })

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
  const { lastKnown } = keptFlags()
  if (!answer.ok) {
    const known = lastKnown.get(encoded)
    const held = known === undefined ? 'defaults hold' : 'the last answer holds'
    logger.warn({ locale, kind: answer.error.kind }, `flags not available, ${held}`)
    return known ?? DEFAULT_FLAGS
  }
  const flags = toFlags(answer.value)
  lastKnown.set(encoded, flags)
  return flags
}
