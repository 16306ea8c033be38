import 'server-only'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { type Counter, consumeAll, revertAll, revertIfThrown } from '@/lib/rate-limits/attempts.server'
import { failed, type Result } from '@/lib/result/result'

/**
 * A taken email reveals that an account exists, so each such answer counts like a look-up that found nothing.
 */
export const takenEmailCounters = (user: string, address: string): readonly Counter[] => [
  { limit: 'lookupByUser', key: `email/${user}` },
  { limit: 'lookupByAddress', key: `email/${address}` },
]

/** Runs a write whose answer `taken` counts with the counters; every other answer does not. */
export async function countTaken<T>(
  counters: readonly Counter[],
  save: () => Promise<Result<T, FormErrors>>,
): Promise<Result<T, FormErrors>> {
  const limit = await consumeAll(counters)
  if (!limit.allowed) return failed(formError('tooManyRequests'))
  const saved = await revertIfThrown(counters, save)
  if (saved.ok || !saved.error.fieldErrors.some(({ code }) => code === 'taken')) await revertAll(counters)
  return saved
}
