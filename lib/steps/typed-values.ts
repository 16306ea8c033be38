import { KEPT_VALUE_MAX_UNITS } from '@/lib/config/limits'
import { dropDirectionOverrides } from '@/lib/validation/text'
import type { StepDraft } from './step-draft'

/** The text fields of a submitted form, by name. */
export type SentForm = Readonly<Record<string, string>>

type Values = StepDraft['values']

/** Changes that an answer makes to the saved draft. */
export type AnswerChanges = Values | ((kept: Values) => Values)

/** Which input of a wizard's forms is kept. */
export type InputRules<Form extends string> = {
  /** Names of the fields that a draft stores, by form. Others, such as a password, are never stored. */
  fields: Readonly<Partial<Record<Form, readonly string[]>>>
  /**
   * Values of `intent` with which a form answers the question of its step, with the changes that the answer
   * makes to the kept input.
   */
  answers?: Readonly<Record<string, AnswerChanges>>
}

/** Whether a form answers an open question; its fields are then those of the draft. */
export const isAnswer = ({ answers = {} }: Pick<InputRules<string>, 'answers'>, { intent = '' }: SentForm) =>
  Object.hasOwn(answers, intent)

/** Whether a form answers a question other than the open one; `reenter` (back to the form) answers none. */
export const answersAnotherQuestion = (
  rules: Pick<InputRules<string>, 'answers'>,
  form: SentForm,
  draft: Pick<StepDraft, 'question'> | undefined,
): boolean =>
  isAnswer(rules, form) &&
  form.intent !== 'reenter' &&
  (draft?.question === undefined || form.question !== draft.question)

/** What the user typed. A form that answers a question has no fields: its input is that of the draft. */
export function typedValues<Form extends string>(
  rules: InputRules<Form>,
  form: Form,
  sent: SentForm,
  draft: Pick<StepDraft, 'values'> | undefined,
): Values {
  if (isAnswer(rules, sent)) return answered(draft?.values ?? {}, rules.answers?.[sent.intent ?? ''])
  const typed = Object.entries(sent).filter(([name]) => rules.fields[form]?.includes(name))
  return Object.fromEntries(typed.map(([name, value]) => [name, truncate(dropDirectionOverrides(value))]))
}

const answered = (kept: Values, changes: AnswerChanges = {}): Values => ({
  ...kept,
  ...(typeof changes === 'function' ? changes(kept) : changes),
})

/** Cuts a value to the length that is kept; a surrogate pair is never cut in two. */
const truncate = (value: string): string =>
  value.length <= KEPT_VALUE_MAX_UNITS
    ? value
    : value.slice(0, KEPT_VALUE_MAX_UNITS).replace(/[\uD800-\uDBFF]$/, '')

/** Whether two sets of form values are equal; an absent field equals an empty one. */
export const isSameTyping = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every(name => (one[name] ?? '') === (other[name] ?? ''))

const TYPING_NAME = /^[\w-]{1,32}$/

/** The name that a page gave to its autosave request, if it gave a valid one. */
export const nameOfTyping = ({ keeping = '' }: SentForm): Pick<StepDraft, 'keptAs'> =>
  TYPING_NAME.test(keeping) ? { keptAs: keeping } : {}

/** What a page calls its saves: a name of its own, and the number of the save. */
const NUMBERED = /^(\w+)-(\d+)$/

/** Whether a later save of the same page is kept already: of two requests, the later one may arrive first. */
export function isOvertaken(sent: SentForm, draft: Pick<StepDraft, 'keptAs'> | undefined): boolean {
  const [, page, number] = NUMBERED.exec(nameOfTyping(sent).keptAs ?? '') ?? []
  const [, keptPage, keptNumber] = NUMBERED.exec(draft?.keptAs ?? '') ?? []
  return page !== undefined && page === keptPage && Number(number) < Number(keptNumber)
}
