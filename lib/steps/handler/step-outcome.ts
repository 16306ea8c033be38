import type { CookieChange } from '@/lib/cookies/cookie-change'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'

/** Where a saved step leads, with cookies for the way. */
export type NextPage = { to: string; cookies: readonly CookieChange[] }

/**
 * Outcome of a submitted step. `saved` carries what the wizard needs to find the next page; `question`: the
 * user decides something first, with the members of the draft that belong to the question; `stay`: the form
 * is shown again, with changes to its draft, or the page `at` an address shows another form of the step;
 * `outdated`: saving would overwrite what was saved elsewhere since; `failed`: a back end has a problem.
 */
export type StepOutcome<Draft, Saved> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'question'; question: Partial<Draft> }
  | { kind: 'stay'; changes: Partial<Draft>; at?: string }
  | { kind: 'outdated' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'failed'; problem: Problem }
