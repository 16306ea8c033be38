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

/** Whether a form answers an open question; the fields it is about are those of the draft then. */
export const isAnswer = ({ intent = 'save' }: SentForm): boolean => ANSWERS.has(intent)

/**
 * Whether a form answers another question than the open one, for example in a second tab. What it agrees to
 * was never shown beside what is open now. Going back to the form agrees to nothing.
 */
export const answersAnotherQuestion = (form: SentForm, draft: Draft | undefined): boolean =>
  isAnswer(form) &&
  form.intent !== 'reenter' &&
  (draft?.review === undefined || form.question !== draft.question)
