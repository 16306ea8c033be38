import { KEPT_VALUE_MAX_UNITS } from '@/lib/config/limits'
import type { FormId } from '@/lib/site/steps'
import { dropDirectionOverrides } from '@/lib/validation/text'
import { CONTACT_ADDRESS_FIELDS } from '../schemas/contact-address'
import { ORGANISATION_FIELDS } from '../schemas/organisation'
import { PERSONAL_INFO_FIELDS } from '../schemas/personal-info'
import { SIGN_UP_FIELDS } from '../schemas/sign-up'
import { isAnswer } from './answers'
import type { Draft } from './drafts.server'

type SentForm = Readonly<Record<string, string>>

const { password: _, ...SIGN_UP_WITHOUT_PASSWORD } = SIGN_UP_FIELDS

/**
 * Fields whose values are kept until a step is saved. The password is never kept, and neither is a field that
 * is in none of our forms.
 */
const KEPT_FIELDS: Readonly<Record<FormId, readonly string[]>> = {
  register: Object.keys(SIGN_UP_WITHOUT_PASSWORD),
  'personal-info': Object.keys(PERSONAL_INFO_FIELDS),
  'contact-address': Object.keys(CONTACT_ADDRESS_FIELDS),
  organisation: Object.keys(ORGANISATION_FIELDS),
  'add-organisation': Object.keys(ORGANISATION_FIELDS),
}

/** Changes that an answer makes to the fields that the question is about. */
const CHANGES: Readonly<Record<string, Draft['values']>> = {
  'use-existing': { choice: 'existing' },
  'use-new': { choice: 'new' },
  'without-qglobal': { qglobalAccountNumber: '' },
}

/** Input of a step: from the form just submitted, or from the draft whose question the form answers. */
export function typedValues(step: FormId, form: SentForm, draft: Draft | undefined): Draft['values'] {
  if (isAnswer(form)) return { ...draft?.values, ...CHANGES[form.intent ?? ''] }
  const typed = Object.entries(form).filter(([name]) => KEPT_FIELDS[step].includes(name))
  return Object.fromEntries(typed.map(([name, value]) => [name, asLongAsKept(dropDirectionOverrides(value))]))
}

/** Cuts a value to the length that is kept; a surrogate pair is never cut in two. */
const asLongAsKept = (value: string): string =>
  value.length <= KEPT_VALUE_MAX_UNITS
    ? value
    : value.slice(0, KEPT_VALUE_MAX_UNITS).replace(/[\uD800-\uDBFF]$/, '')

/** Whether two sets of form values are equal; an absent field equals an empty one. */
export const isSameTyping = (one: Draft['values'], other: Draft['values']): boolean =>
  Object.keys({ ...one, ...other }).every(name => (one[name] ?? '') === (other[name] ?? ''))

const TYPING_NAME = /^[\w-]{1,32}$/

/** The name that a page gave to its autosave request, if it gave a valid one. */
export const nameOfTyping = ({ keeping = '' }: SentForm): Pick<Draft, 'keptAs'> =>
  TYPING_NAME.test(keeping) ? { keptAs: keeping } : {}
