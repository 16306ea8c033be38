import 'server-only'
import { z } from 'zod'
import { SETTLED_ADDRESS } from '@/lib/backends/commerce/postal-address'
import { isRecordVersion } from '@/lib/forms/record-version.server'
import type { FormId, StepId } from '@/lib/site/steps'
import { STEP_DRAFT } from '@/lib/steps/step-draft'
import { createStepDrafts } from '@/lib/steps/step-drafts.server'
import { REVIEW } from '../review'
import { ANSWERS } from './answers'
import { DRAFT_FIELDS } from './draft-fields'

/**
 * Input of a step that is not saved yet, with its errors and its open question. Never contains a password.
 * `errors`, `cleared` and `sameVisit` are shown on the next page view only; values and review stay until the
 * step is saved.
 */
const DRAFT = z.object({
  ...STEP_DRAFT.shape,
  review: REVIEW.exactOptional(),
  /** The address that was settled before the review; it stays valid while further questions follow. */
  settledAddress: SETTLED_ADDRESS.exactOptional(),
  /** Fields that a change of country has emptied; shown once. */
  cleared: z
    .array(z.object({ name: z.enum(['region', 'postalCode']), country: z.string() }))
    .readonly()
    .exactOptional(),
})

export type Draft = z.infer<typeof DRAFT>

/** The drafts of the registration's forms. */
export const registrationDrafts = createStepDrafts<StepId | FormId, Draft>({
  prefix: 'draft',
  schema: DRAFT,
  once: ['errors', 'cleared', 'sameVisit'],
  fields: DRAFT_FIELDS,
  answers: ANSWERS,
  ofQuestion: ['review', 'settledAddress'],
  isVersion: isRecordVersion,
})

export const {
  read: readDraft,
  save: saveDraft,
  drop: dropDraft,
  change: changeDraft,
  take: takeDraft,
  typed: typedValues,
} = registrationDrafts
