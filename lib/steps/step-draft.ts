import { z } from 'zod'
import { FORM_ERRORS } from '@/lib/forms/form-errors'

const VALUES = z.record(z.string(), z.string()).readonly()

/**
 * What every wizard stores of a step that was typed and not saved yet. A wizard adds the questions that its
 * steps ask.
 */
export const STEP_DRAFT = z.object({
  values: VALUES,
  errors: FORM_ERRORS.exactOptional(),
  /** Name of the open question; an answer carries it back. */
  question: z.string().exactOptional(),
  /** A submission whose outcome is unknown; repeating it has no second effect. `sentAt` is ISO 8601. */
  unsettled: z.object({ submissionKey: z.string(), sentAt: z.string() }).exactOptional(),
  /** Name that the page gave to the typing kept last. */
  keptAs: z.string().exactOptional(),
  /** The form came back to who has just sent it, so it is no news that it is filled in; told once. */
  sameVisit: z.literal(true).exactOptional(),
  /** State of the record that what was typed is based on; a form drawn again from the draft is no newer. */
  drawnFrom: z.string().exactOptional(),
  /** What was typed would have replaced what was saved elsewhere meanwhile. */
  outdated: z.literal(true).exactOptional(),
  /** What was cleared and may be brought back, until something else is typed. */
  discarded: VALUES.exactOptional(),
})
