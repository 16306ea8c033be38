import type { Draft } from './drafts.server'
import { CONTACT_ADDRESS_FIELDS } from './schemas/contact-address'
import { ORGANISATION_FIELDS } from './schemas/organisation'
import { PERSONAL_INFO_FIELDS } from './schemas/personal-info'
import { SIGN_UP_FIELDS } from './schemas/sign-up'
import type { SubmittableStep } from './steps'

type SentForm = Readonly<Record<string, string>>

const { password: _, ...SIGN_UP_WITHOUT_PASSWORD } = SIGN_UP_FIELDS

/** Fields whose values are kept until a step is saved; the password never is, nor is anything no form of ours asks for. */
const KEPT_FIELDS: Readonly<Record<SubmittableStep, readonly string[]>> = {
  register: Object.keys(SIGN_UP_WITHOUT_PASSWORD),
  'personal-info': Object.keys(PERSONAL_INFO_FIELDS),
  'contact-address': Object.keys(CONTACT_ADDRESS_FIELDS),
  organisation: Object.keys(ORGANISATION_FIELDS),
}

const ANSWERS: ReadonlySet<string> = new Set([
  'use-address',
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
 * Whether a form answers another question than the open one, for example in a second tab. What it agrees to was never
 * shown beside what is open now. Going back to the form agrees to nothing.
 */
export const answersAnotherQuestion = (form: SentForm, draft: Draft | undefined): boolean =>
  isAnswer(form) &&
  form.intent !== 'reenter' &&
  (draft?.review === undefined || form.question !== draft.question)

/** What was typed on a step: in the form just sent, or behind the question that it answers. */
export function typedValues(
  step: SubmittableStep,
  form: SentForm,
  draft: Draft | undefined,
): Draft['values'] {
  if (form.intent === 'without-qglobal') return { ...draft?.values, qglobalAccountNumber: '' }
  if (isAnswer(form)) return draft?.values ?? {}
  return Object.fromEntries(Object.entries(form).filter(([name]) => KEPT_FIELDS[step].includes(name)))
}
