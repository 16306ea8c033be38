import 'server-only'
import { type Counter, takeAll } from '@/lib/rate-limits/attempts.server'
import type { LimitAnswer, RateLimit } from '@/lib/rate-limits/rate-limits.server'

type Sender = { address: string; user: string | undefined }

/**
 * Counts a sent form by network address and by user, wherever they are. Typing is kept often and cheaply: a
 * school behind one address must not use up its saves by it, nor the reads that a sign-in needs.
 */
export function countSending(intent: string | undefined, { address, user }: Sender): Promise<LimitAnswer> {
  const isTyping = intent === 'keep'
  const limit: RateLimit = isTyping ? 'read' : 'write'
  const keys = [address, ...(user === undefined ? [] : [`user/${user}`])]
  return takeAll(keys.map((key): Counter => ({ limit, key: isTyping ? `typing/${key}` : key })))
}
