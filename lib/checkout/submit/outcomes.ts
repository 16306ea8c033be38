import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'
import type { CheckoutOutcome } from './checkout-request'

/** A step that is shown again with errors at its fields. */
export const refused = (...fieldErrors: readonly FieldRefusal[]): CheckoutOutcome => ({
  kind: 'refused',
  errors: { fieldErrors, formErrors: [] },
})

/**
 * A refusal of commerce that concerns a field is shown there, by the type of its error; any other problem is
 * a failure of the step.
 */
export const refusedOrFailed = (
  problem: Problem,
  refusals: Readonly<Record<string, FieldRefusal>>,
): CheckoutOutcome => {
  const refusal = problem.kind === 'domain' ? refusals[problem.code ?? ''] : undefined
  return refusal === undefined ? { kind: 'failed', problem } : refused(refusal)
}
