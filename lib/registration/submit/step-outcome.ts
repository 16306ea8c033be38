import type { SettledAddress } from '@/lib/backends/commerce/postal-address'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { type FieldRefusal, type FormErrors, formError } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'
import type { ClearedPart } from '@/lib/validation/address-fit'
import type { Review } from '../review'

/**
 * Outcome of a submitted step. `to` overrides the next step's address where another page comes in between;
 * `country` is that of a saved contact address, which may lead to another site; `cleared` lists what a change
 * of country has emptied; `outdated` means that saving would overwrite what was saved elsewhere meanwhile;
 * `settledAddress` is an address that stays valid while this question and those that follow are open.
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
