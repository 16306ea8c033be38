import type { FieldRefusal, FormErrors } from '@/lib/forms/form-errors'
import { summaryLabel } from '@/lib/i18n/field-labels'
import type { Locale } from '@/lib/site/sites'

/** The text of an error of a form. */
export type ErrorText = (error: Pick<FieldRefusal, 'code' | 'params'>) => string

type SummaryEntry = { label?: string; text: string; fieldId?: string }

/** The errors of a form as its page shows them: in the summary, and at the fields. */
export type ShownErrors = { summary: readonly SummaryEntry[]; at: (field: string) => string | undefined }

/**
 * @param labels labels of the fields, by name; the summary names them
 */
export function shownErrors(
  locale: Locale,
  { fieldErrors, formErrors }: FormErrors,
  text: ErrorText,
  labels: Readonly<Record<string, string>>,
): ShownErrors {
  return {
    summary: [
      ...formErrors.map(error => ({ text: text(error) })),
      ...fieldErrors.map(error => {
        const label = labels[error.name]
        return {
          ...(label !== undefined && { label: summaryLabel(locale, label) }),
          text: text(error),
          fieldId: error.name,
        }
      }),
    ],
    at: field => {
      const error = fieldErrors.find(({ name }) => name === field)
      return error === undefined ? undefined : text(error)
    },
  }
}
