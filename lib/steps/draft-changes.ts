import type { StepDraft } from './step-draft'
import { isSameTyping } from './typed-values'

/** Members of a draft; those of the wizard itself are not known here. */
type Members = Readonly<Record<string, unknown>>

/** Input that is to be kept, and the version of the record that its form was rendered from. */
type Typing = Pick<StepDraft, 'values' | 'keptAs'> & { baseVersion?: string | undefined }

function without(draft: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)))
}

/**
 * A draft with autosaved input. A question refers to submitted input: if the input differs, the user has gone
 * back to the form, so the question is dropped with its members, and so are the cleared values. The record
 * version stays only where it is that of the form.
 */
export function autosaved(
  draft: StepDraft | undefined,
  { baseVersion, ...typing }: Typing,
  ofQuestion: readonly string[],
): Members {
  if (draft === undefined || isSameTyping(typing.values, draft.values)) return { ...draft, ...typing }
  const isSameVersion = draft.baseVersion !== undefined && draft.baseVersion === baseVersion
  const outdated = ['question', 'discarded', ...ofQuestion, ...(isSameVersion ? [] : ['baseVersion'])]
  return { ...without(draft, outdated), ...typing }
}

/**
 * An emptied draft, which can be restored. That an earlier submission has an unknown outcome stays recorded,
 * and so does the last autosave, so that one before it is ignored when it arrives late.
 */
export const cleared = ({ values, unsettled, keptAs }: StepDraft): Members => ({
  values: {},
  discarded: values,
  ...(unsettled && { unsettled }),
  ...(keptAs !== undefined && { keptAs }),
})

/** A draft with the values that were cleared last. */
export const restored = (draft: StepDraft): Members =>
  draft.discarded === undefined ? draft : { ...without(draft, ['discarded']), values: draft.discarded }

/** The open question with its members. */
export const openQuestion = (draft: StepDraft | undefined, ofQuestion: readonly string[]): Members => {
  if (draft?.question === undefined) return {}
  const kept = ['question', ...ofQuestion]
  return Object.fromEntries(Object.entries(draft).filter(([name]) => kept.includes(name)))
}
