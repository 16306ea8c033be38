import type { SummaryEntry } from './error-summary'
import { errorText, type FormMessages } from './error-texts'
import type { FieldError, FormError } from './submit-answer'

/** Everything that is wrong with a form, as its rules or its handler told it. */
export type FormErrors = { fieldErrors: readonly FieldError[]; formErrors: readonly FormError[] }

export const NO_ERRORS: FormErrors = { fieldErrors: [], formErrors: [] }

/** Entries of the error summary: the whole form's first, then those of the fields with links to them. */
export const summaryEntries = (errors: FormErrors, messages: FormMessages): readonly SummaryEntry[] => [
  ...errors.formErrors.map(error => ({ text: errorText(messages, error) })),
  ...errors.fieldErrors.map(error => ({
    text: errorText(messages, error),
    ...(error.name === '' ? {} : { fieldId: error.name }),
  })),
]
