import 'server-only'
import { isAnswer } from '../drafts/answers'
import { changeDraft, type Draft } from '../drafts/drafts.server'
import { isSameTyping, nameOfTyping, typedValues } from '../drafts/typed-values'
import { type BackToStep, UNCHANGED } from './back-to-step'
import { drawnFromOf } from './drawn-from.server'
import type { StepAnswer } from './step-answer'
import type { StepSubmission } from './step-submission'

/**
 * Saves the input as a draft, without validation (autosave). A question refers to submitted input: if the
 * input differs, the user has gone back to the form, and the question is dropped.
 */
export async function saveDraft({ owner, step, form, drawnFrom }: StepSubmission): Promise<StepAnswer> {
  await changeDraft(owner, step, draft => {
    const values = typedValues(step, form, draft)
    const kept = draft && !isSameTyping(values, draft.values) ? withoutEarlier(draft, drawnFrom) : draft
    return { ...kept, values, ...nameOfTyping(form) }
  })
  return UNCHANGED
}

/** Drops the question and the cleared values. The record version stays only where it is that of the form. */
function withoutEarlier(draft: Draft, drawnFrom: string | undefined): Draft {
  const {
    review: _review,
    question: _question,
    settledAddress: _settled,
    drawnFrom: earlier,
    discarded: _discarded,
    ...rest
  } = draft
  return earlier !== undefined && earlier === drawnFrom ? { ...rest, drawnFrom } : rest
}

/**
 * Clears the draft, which can be undone. That an earlier submission has an unknown outcome stays recorded.
 */
export async function clearDraft({ owner, step }: StepSubmission): Promise<StepAnswer> {
  await changeDraft(
    owner,
    step,
    draft =>
      draft && {
        values: {},
        discarded: draft.values,
        ...(draft.unsettled && { unsettled: draft.unsettled }),
      },
  )
  return UNCHANGED
}

/** Restores the values that were cleared last. */
export async function restoreDraft({ owner, step }: StepSubmission): Promise<StepAnswer> {
  await changeDraft(owner, step, draft => {
    if (draft?.discarded === undefined) return draft
    const { discarded, ...rest } = draft
    return { ...rest, values: discarded }
  })
  return UNCHANGED
}

/**
 * Keeps the input and its errors in the draft, so that nothing is lost and the page can show them. A question
 * stays open while it is being answered. `unsettledAt` is given where it is unknown whether the submission
 * had an effect.
 */
export async function keepWith(
  submission: StepSubmission,
  answer: BackToStep,
  unsettledAt?: string,
): Promise<StepAnswer> {
  const { owner, step, form, submissionKey } = submission
  await changeDraft(owner, step, draft => ({
    values: typedValues(step, form, draft),
    ...(answer.errors && { errors: answer.errors }),
    ...(isAnswer(form) && openQuestion(draft)),
    ...drawnFromOf(submission, draft),
    ...(unsettledAt && { unsettled: { submissionKey, sentAt: unsettledAt } }),
  }))
  return answer
}

function openQuestion(draft: Draft | undefined): Partial<Draft> {
  const { review, question, settledAddress } = draft ?? {}
  if (review === undefined || question === undefined) return {}
  return { review, question, ...(settledAddress && { settledAddress }) }
}
