import type { Draft } from './drafts.server'

type SentForm = Readonly<Record<string, string>>

/** Values of `intent` with which a form answers the question of its step (spec §4). */
const ANSWERS: ReadonlySet<string> = new Set([
  'use-address',
  'finish',
  'use-existing',
  'use-new',
  'without-organisation',
  'link',
  'link-similar',
  'register-anyway',
  'use-qglobal',
  'without-qglobal',
  'request-access',
  'reenter',
])

/** Whether a form answers an open question; its fields are then those of the draft. */
export const isAnswer = ({ intent = 'save' }: SentForm): boolean => ANSWERS.has(intent)

/**
 * Whether a form answers a question other than the open one, for example in a second tab. The user would then
 * confirm something that was not shown with the open question. `reenter` (back to the form) confirms nothing.
 */
export const answersAnotherQuestion = (form: SentForm, draft: Draft | undefined): boolean =>
  isAnswer(form) &&
  form.intent !== 'reenter' &&
  (draft?.review === undefined || form.question !== draft.question)
