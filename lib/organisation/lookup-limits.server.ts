import 'server-only'
import type { SubmissionContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  type Counter,
  consumeAll,
  isCounted,
  markCounted,
  peekAll,
  revertAll,
  revertIfThrown,
} from '@/lib/rate-limits/attempts.server'
import type { LimitAnswer } from '@/lib/rate-limits/rate-limits.server'
import { tooManyAttempts } from '@/lib/rate-limits/too-many-attempts.server'
import type { Problem, Result } from '@/lib/result/result'

export type LookupKind =
  | 'accountNumber'
  | 'organisationName'
  | 'qglobal'
  | 'qglobalAccess'
  | 'newOrganisation'

/**
 * How a result counts: `miss` reveals nothing that belongs to the user, `find` reveals an organization that
 * is not theirs, `nothing` need not be counted, which applies above all to an outage.
 */
export type LookupVerdict = 'miss' | 'find' | 'nothing'

type Asker = { kind: LookupKind; user: string; address: string }

const countersOf = (by: 'lookup' | 'find', { kind, user, address }: Asker): readonly Counter[] => [
  { limit: `${by}ByUser`, key: `${kind}/${user}` },
  { limit: `${by}ByAddress`, key: `${kind}/${address}` },
]

/**
 * Runs a look-up within its rate limits, per user and per network address. Only misses use up these limits,
 * so a user who finds their organization is not penalized; finds have a wider limit of their own, against
 * enumeration of the numbers. An attempt is counted before it is made, so that parallel attempts count too; a
 * repeated submission counts once.
 */
export async function limitedLookup<T>(
  kind: LookupKind,
  { user, client }: SubmissionContext,
  lookUp: () => Promise<Result<T, Problem>>,
  judge: (answer: Result<T, Problem>) => LookupVerdict,
): Promise<Result<T, Problem>> {
  const asker = { kind, user: user.id, address: client.address }
  const submission = `${kind}/${client.idempotencyKey}`
  if (await isCounted(submission)) return lookUp()
  const finds = countersOf('find', asker)
  const misses = countersOf('lookup', asker)
  const allowed = await firstRefusal(
    () => peekAll(finds),
    () => consumeAll(misses),
  )
  if (!allowed.allowed) return tooManyAttempts(`${kind}LookUp`, allowed)
  const answer = await revertIfThrown(misses, lookUp)
  const verdict = judge(answer)
  if (verdict !== 'miss') await revertAll(misses)
  if (verdict === 'nothing') return answer
  const shown = verdict === 'find' ? await consumeAll(finds) : allowed
  if (!shown.allowed) return tooManyAttempts(`${kind}LookUp`, shown)
  await markCounted(submission)
  return answer
}

async function firstRefusal(...questions: readonly (() => Promise<LimitAnswer>)[]): Promise<LimitAnswer> {
  for (const ask of questions) {
    const answer = await ask()
    if (!answer.allowed) return answer
  }
  return { allowed: true }
}
