import type { SettledAddress } from '@/lib/backends/commerce/postal-address'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { type FieldRefusal, type FormErrors, formError } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'
import type { ClearedPart } from '@/lib/validation/address-fit'
import type { Review } from '../review'

/**
 * What sending a step came to. `to` overrides the next step's address where another page comes in between;
 * `country` is that of a saved contact address, which may lead to another site; `cleared` is what another
 * country made empty; `outdated` means that saving would replace what was saved elsewhere meanwhile;
 * `settledAddress` is an address that stands while the question is open, and those that follow.
 */
export type StepOutcome =
  | { kind: 'saved'; to?: string; country?: string; cookies?: readonly CookieChange[] }
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'review'; review: Review; settledAddress?: SettledAddress }
  | { kind: 'stay'; cleared?: readonly ClearedPart[] }
  | { kind: 'outdated' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'failed'; problem: Problem }

export const refusedFields = (fieldErrors: readonly FieldRefusal[]): StepOutcome => ({
  kind: 'refused',
  errors: { fieldErrors, formErrors: [] },
})

export const refusedForm = (code: string): StepOutcome => ({
  kind: 'refused',
  errors: formError(code),
})
