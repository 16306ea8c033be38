import 'server-only'
import { isAnswer } from '../drafts/answers'
import type { Draft } from '../drafts/drafts.server'
import { isRecordVersion } from '../record-version.server'
import type { StepSubmission } from './step-submission'

/**
 * State of the record that what was typed is based on: that of its form, or of the form behind the question
 * that is answered. It goes with the draft until the step is saved or somebody was shown what is on record,
 * because a form drawn again with the same typing is no newer than the first. Unknown for a repeated sending:
 * what has changed may be its own effect.
 */
export function drawnFromOf(
  { form, drawnFrom, submissionKey }: StepSubmission,
  draft: Draft | undefined,
): Pick<Draft, 'drawnFrom'> {
  if (draft?.unsettled?.submissionKey === submissionKey) return {}
  const version = (isAnswer(form) ? draft?.drawnFrom : undefined) ?? drawnFrom
  return version !== undefined && isRecordVersion(version) ? { drawnFrom: version } : {}
}
