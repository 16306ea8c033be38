import 'server-only'
import { type Counter, consumeAll, revertAll, revertIfThrown } from '@/lib/rate-limits/attempts.server'

/** Who submits a form with an email: the user and the network address. */
type Submitter = { user: string; address: string }

const countersOf = ({ user, address }: Submitter): readonly Counter[] => [
  { limit: 'lookupByUser', key: `email/${user}` },
  { limit: 'lookupByAddress', key: `email/${address}` },
]

/**
 * Runs a write that is refused if the email is taken. That reveals that an account exists, so each such
 * answer counts like a look-up that found nothing; every other answer does not. Undefined beyond the limit.
 */
export async function countTakenEmails<T>(
  submitter: Submitter,
  save: () => Promise<T>,
  isTaken: (answer: T) => boolean,
): Promise<T | undefined> {
  const counters = countersOf(submitter)
  const limit = await consumeAll(counters)
  if (!limit.allowed) return undefined
  const saved = await revertIfThrown(counters, save)
  if (!isTaken(saved)) await revertAll(counters)
  return saved
}
