import { z } from 'zod'
import { FORM_ERRORS } from '@/lib/forms/form-errors'

const VALUES = z.record(z.string(), z.string()).readonly()

/**
 * What every wizard stores of a step with input that is not saved yet. A wizard adds the questions that its
 * steps ask.
 */
export const STEP_DRAFT = z.object({
  values: VALUES,
  errors: FORM_ERRORS.exactOptional(),
  /** Name of the open question; an answer names it. */
  question: z.string().exactOptional(),
  /** A submission whose outcome is unknown; repeating it has no second effect. `sentAt` is ISO 8601. */
  unsettled: z.object({ submissionKey: z.string(), sentAt: z.string() }).exactOptional(),
  /** Id that the page gave to its last autosave. */
  keptAs: z.string().exactOptional(),
  /**
   * The form is shown again to the user who has just submitted it, so the page need not mention that it is
   * prefilled; shown once.
   */
  sameVisit: z.literal(true).exactOptional(),
  /**
   * Version of the record that the input is based on; rendering the form again from the draft does not make
   * it newer.
   */
  baseVersion: z.string().exactOptional(),
  /** Saving the input would have overwritten a change that was saved elsewhere since. */
  outdated: z.literal(true).exactOptional(),
  /** Cleared input that may be restored until other input is autosaved. */
  discarded: VALUES.exactOptional(),
})

export type StepDraft = z.infer<typeof STEP_DRAFT>
