import type { REJECTION_REASONS } from '../../../lib/contract/commerce/checkout/tax-exemption.ts'

/** What staff have found about a certificate. */
export type ExemptionDecision = { status: 'ACTIVE' | 'REJECTED'; reason: string | null }

/** Simulated review time. */
export const REVIEW_MS = 86_400_000

/** What the name of a file tells the reviewers, who here cannot read the certificate itself. */
const FAULTS: readonly (readonly [name: RegExp, reason: (typeof REJECTION_REASONS)[number]])[] = [
  [/unsigned/i, 'UNSIGNED'],
  [/illegible/i, 'ILLEGIBLE'],
  [/wrong-name/i, 'WRONG_NAME'],
  [/wrong-state/i, 'WRONG_REGION'],
]

/** Decision of the simulated review, unless a control call decides earlier. */
export const ruledDecision = ({ fileName }: { fileName: string }): ExemptionDecision => {
  const reason = FAULTS.find(([name]) => name.test(fileName))?.[1] ?? null
  return { status: reason === null ? 'ACTIVE' : 'REJECTED', reason }
}
