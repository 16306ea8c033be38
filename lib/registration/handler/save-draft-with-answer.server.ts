import 'server-only'
import { registrationDrafts } from '../drafts/drafts.server'
import type { BackToStep } from './back-to-step'
import type { StepAnswer } from './step-answer'
import type { StepSubmission } from './step-submission'

/**
 * Saves the input and the errors of an answer in the draft. `unsettledAt` is given where it is unknown
 * whether the submission had an effect.
 */
export async function saveDraftWithAnswer(
  submission: StepSubmission,
  answer: BackToStep,
  unsettledAt?: string,
): Promise<StepAnswer> {
  await registrationDrafts.keep(submission, { errors: answer.errors, unsettledAt })
  return answer
}
