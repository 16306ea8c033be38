import 'server-only'
import { LRUCache } from 'lru-cache'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import { flagEvaluationsSchema } from '@/lib/contract/flags'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/process/process-wide'
import type { Locale } from '@/lib/site/sites'
import { toFlagContext, type VisitorContext } from './flag-context'
import { DEFAULT_FLAGS, type Flags, toFlags } from './flag-values'

/** How long flags, also those of a failed call, are cached. */
const KEPT_MS = 5_000
const KEPT_CONTEXTS = 2_000

type Kept = {
  answers: LRUCache<string, Promise<Flags>>
  /** The last flags of each context, used while the service does not respond. */
  lastKnown: LRUCache<string, Flags>
}

/**
 * The flags of a user, evaluated by the flag service (spec §9) and cached for a few seconds; all anonymous
 * users of a locale share one evaluation. If the service does not respond, the last flags are used,
 * otherwise the defaults. Never rejects.
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

const keptFlags = () =>
  processWide(
    'flags',
    (): Kept => ({
      answers: new LRUCache({ max: KEPT_CONTEXTS, ttl: KEPT_MS }),
      lastKnown: new LRUCache({ max: KEPT_CONTEXTS }),
    }),
  )

/** The context as a path segment for the flag service. */
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
