import type { REJECTION_REASONS } from '../../../lib/contract/commerce/checkout/tax-exemption.ts'

/** What staff have found about a certificate. */
export type ExemptionDecision = { status: 'ACTIVE' | 'REJECTED'; reason: string | null }

const REVIEW_MS = 86_400_000

/** What the name of a file tells the reviewers, who here cannot read the certificate itself. */
const FAULTS: readonly (readonly [name: RegExp, reason: (typeof REJECTION_REASONS)[number]])[] = [
  [/unsigned/i, 'UNSIGNED'],
  [/illegible/i, 'ILLEGIBLE'],
  [/wrong-name/i, 'WRONG_NAME'],
  [/wrong-state/i, 'WRONG_REGION'],
]

type Waiting = { status: string; fileName: string; submittedAt: number | null }

/** The decision about a certificate that has waited for a day; undefined for any other. */
export const dueDecision = (
  { status, fileName, submittedAt }: Waiting,
  now: number,
): ExemptionDecision | undefined => {
  if (status !== 'SUBMITTED' || submittedAt === null || now - submittedAt < REVIEW_MS) return undefined
  const reason = FAULTS.find(([name]) => name.test(fileName))?.[1] ?? null
  return { status: reason === null ? 'ACTIVE' : 'REJECTED', reason }
}
