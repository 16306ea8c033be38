import 'server-only'
import { type Counter, consumeAll } from '@/lib/rate-limits/attempts.server'
import type { LimitAnswer, RateLimit } from '@/lib/rate-limits/rate-limits.server'

type ClientInfo = { address: string; user: string | undefined }

/**
 * Counts a submission by network address and by user, across all sites and steps. Autosave is frequent and
 * cheap, so it has counters of its own: a school behind one address must not use up its saves by it, nor the
 * reads that a sign-in needs.
 */
export function countSubmission(
  intent: string | undefined,
  { address, user }: ClientInfo,
): Promise<LimitAnswer> {
  const isTyping = intent === 'keep'
  const limit: RateLimit = isTyping ? 'read' : 'write'
  const keys = [address, ...(user === undefined ? [] : [`user/${user}`])]
  return consumeAll(keys.map((key): Counter => ({ limit, key: isTyping ? `typing/${key}` : key })))
}
