import type { PostalAddress } from '@/lib/commerce/postal-address'
import type { Problem } from '@/lib/http/result'
import type { CookieChange } from '@/lib/session/cookie-change'
import type { FieldErrorParams } from '@/lib/validation/problem'

/** A refusal beside a field. Beyond the rules' codes, look-ups add their own: `taken`, `notFound`. */
export type StepFieldError = { name: string; code: string; params?: FieldErrorParams }

/** Everything that is wrong with a sent step, in the order of its fields; texts are chosen by the page. */
export type StepErrors = {
  fieldErrors: readonly StepFieldError[]
  formErrors: readonly { code: string; params?: FieldErrorParams }[]
}

export type VerificationChoice = 'RECOMMENDED' | 'SELECTED' | 'AS_ENTERED'

/** An address to choose from; `differences` are names of the parts that are not as entered. */
export type AddressSuggestion = { address: PostalAddress; differences: readonly string[] }

/**
 * A question the back ends raise before a step can be saved (spec §4). It is kept with the draft, so it is asked as a part
 * of the page, with and without script, and survives a reload.
 */
export type Review =
  | {
      kind: 'address'
      result: 'CORRECTED' | 'MULTIPLE' | 'NOT_VERIFIED'
      entered: PostalAddress
      suggestions: readonly AddressSuggestion[]
    }
  | { kind: 'confirmOrganisation'; uid: string; name: string; place: string }
  | { kind: 'mergedOrganisation'; name: string; target: { uid: string; name: string } }
  | { kind: 'similarOrganisations'; organisations: readonly { uid: string; name: string; place: string }[] }
  | { kind: 'qglobalFound'; accountNumber: string; name: string; owner: string }
  | { kind: 'qglobalNotFound'; accountNumber: string }
  | { kind: 'qglobalNotAuthorised'; accountNumber: string; requested: boolean }

/**
 * What sending a step came to. `to` overrides the next step's address where another page comes in between; `country` is
 * that of a saved contact address, which may lead to another site.
 */
export type StepOutcome =
  | { kind: 'saved'; to?: string; country?: string; cookies?: readonly CookieChange[] }
  | { kind: 'refused'; errors: StepErrors }
  | { kind: 'review'; review: Review }
  | { kind: 'stay' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'failed'; problem: Problem }

export const refusedFields = (fieldErrors: readonly StepFieldError[]): StepOutcome => ({
  kind: 'refused',
  errors: { fieldErrors, formErrors: [] },
})

export const refusedForm = (code: string): StepOutcome => ({
  kind: 'refused',
  errors: { fieldErrors: [], formErrors: [{ code }] },
})
