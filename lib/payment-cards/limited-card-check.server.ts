import 'server-only'
import { type Counter, consumeAll, revertAll, revertIfThrown } from '@/lib/rate-limits/attempts.server'
import { tooManyAttempts } from '@/lib/rate-limits/too-many-attempts.server'
import type { Problem, Result } from '@/lib/result/result'

/**
 * Sends a new card to commerce, which asks its bank, within the limits of declined ones for a user and a
 * network: stolen cards are tried out like this. A card counts before it is sent, so that parallel ones count
 * too, and no longer unless its bank declines.
 */
export async function limitedCardCheck<T>(
  { user, address }: { user: string; address: string },
  check: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  const counters: readonly Counter[] = [
    { limit: 'declinedCardByUser', key: user },
    { limit: 'declinedCardByAddress', key: address },
  ]
  const allowed = await consumeAll(counters)
  if (!allowed.allowed) return tooManyAttempts('checkCard', allowed)
  const answer = await revertIfThrown(counters, check)
  if (answer.ok || answer.error.code !== 'PaymentDeclinedError') await revertAll(counters)
  return answer
}
