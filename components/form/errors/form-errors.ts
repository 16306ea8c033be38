import type { FormErrors } from '@/lib/forms/form-errors'
import { fill } from '@/lib/i18n/fill'
import type { SummaryEntry } from './error-summary'
import { errorText, type FormMessages } from './error-texts'

export const NO_ERRORS: FormErrors = { fieldErrors: [], formErrors: [] }

/**
 * Label of a field as it precedes the message in a summary; absent for fields without a label of their own.
 */
function labelOf(messages: FormMessages, name: string): { label?: string } {
  const label = messages[`labels.${name}`]
  return label === undefined ? {} : { label: fill(messages.labelled ?? '{label}:', { label }) }
}

/**
 * Entries of the error summary: those of the whole form first, then those of the fields, with links to them.
 */
export const summaryEntries = (errors: FormErrors, messages: FormMessages): readonly SummaryEntry[] => [
  ...errors.formErrors.map(error => ({ text: errorText(messages, error) })),
  ...errors.fieldErrors.map(error => ({
    ...labelOf(messages, error.name),
    text: errorText(messages, error),
    ...(error.name === '' ? {} : { fieldId: error.name }),
  })),
]

/** The error text of a control, or undefined where it is valid. */
export function errorOf(
  errors: FormErrors | undefined,
  messages: FormMessages,
  name: string,
): string | undefined {
  const error = errors?.fieldErrors.find(refused => refused.name === name)
  return error && errorText(messages, error)
}
