import type { SettledAddress } from '@/lib/backends/commerce/postal-address'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { type FieldRefusal, formError } from '@/lib/forms/form-errors'
import type { StepOutcome as GenericOutcome } from '@/lib/steps/handler/step-outcome'
import type { ClearedPart } from '@/lib/validation/address-fit'
import type { Draft } from '../drafts/drafts.server'
import type { Review } from '../review'

/**
 * What a saved step says of the next page: `to` overrides the next step's address where another page comes in
 * between; `country` is that of a saved contact address, which may lead to another site.
 */
export type SavedStep = { to?: string; country?: string; cookies?: readonly CookieChange[] }

/**
 * Outcome of a submitted step of the registration. `settledAddress` is an address that stays valid while this
 * question and those that follow are open; `cleared` lists what a change of country has emptied; `filled` are
 * values for the form that is shown again.
 */
export type StepOutcome =
  | ({ kind: 'saved' } & SavedStep)
  | { kind: 'review'; review: Review; settledAddress?: SettledAddress }
  | { kind: 'stay'; cleared?: readonly ClearedPart[]; filled?: Draft['values'] }
  | Exclude<GenericOutcome<Draft, SavedStep>, { kind: 'saved' | 'question' | 'stay' }>

/** The outcome as the POST handler of every wizard understands it. */
export function toGenericOutcome(outcome: StepOutcome): GenericOutcome<Draft, SavedStep> {
  switch (outcome.kind) {
    case 'saved':
      return { kind: 'saved', saved: outcome }
    case 'review': {
      const { review, settledAddress } = outcome
      return { kind: 'question', question: { review, ...(settledAddress && { settledAddress }) } }
    }
    case 'stay':
      return { kind: 'stay', changes: { ...filled(outcome.filled), ...emptied(outcome.cleared) } }
    default:
      return outcome
  }
}

const filled = (values: Draft['values'] | undefined): Partial<Draft> => (values ? { values } : {})

/** Empties the parts that do not fit the chosen country, and lists them. */
const emptied = (cleared: Draft['cleared'] = []): Partial<Draft> =>
  cleared.length === 0 ? {} : { values: Object.fromEntries(cleared.map(({ name }) => [name, ''])), cleared }

export const refusedFields = (fieldErrors: readonly FieldRefusal[]): StepOutcome => ({
  kind: 'refused',
  errors: { fieldErrors, formErrors: [] },
})

export const refusedForm = (code: string): StepOutcome => ({
  kind: 'refused',
  errors: formError(code),
})
