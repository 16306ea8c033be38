import 'server-only'
import { isAnswer } from '../drafts/answers'
import type { Draft } from '../drafts/drafts.server'
import { isRecordVersion } from '../record-version.server'
import type { StepSubmission } from './step-submission'

/**
 * Version of the record that the input is based on: that of its form, or of the form behind the question that
 * is answered. It stays in the draft until the step is saved or the user has seen what is on record, because
 * a form rendered again from the draft is no newer than the first. Unknown for a repeated submission: a
 * change may be its own effect.
 */
export function drawnFromOf(
  { form, drawnFrom, submissionKey }: StepSubmission,
  draft: Draft | undefined,
): Pick<Draft, 'drawnFrom'> {
  if (draft?.unsettled?.submissionKey === submissionKey) return {}
  const version = (isAnswer(form) ? draft?.drawnFrom : undefined) ?? drawnFrom
  return version !== undefined && isRecordVersion(version) ? { drawnFrom: version } : {}
}
