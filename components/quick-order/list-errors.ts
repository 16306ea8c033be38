import type { SummaryEntry } from '@/components/form/errors/error-summary'
import type { FormErrors } from '@/lib/forms/form-errors'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { fileRefusalText } from '@/lib/quick-order/file-refusal'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { Locale } from '@/lib/site/sites'

/** Errors of a list, for its summary and its fields. */
export type ListErrors = { summary: readonly SummaryEntry[]; paste?: string; file?: string }

type Coded = { code: string; params?: Readonly<Record<string, string | number>> }

/** The text of an error of a list, or of its file. */
export function listErrorText(locale: Locale, { code, params }: Coded): string {
  const t = getTranslator(locale, 'quickOrder')
  const max = { max: String(params?.max ?? '') }
  switch (code) {
    case 'tooManyPasted':
    case 'listFull':
    case 'fileTooLarge':
    case 'tooManyInFile':
      return t(`errors.${code}`, max)
    case 'notReceived':
    case 'tooSlow':
      return fileRefusalText(locale, code)
    case 'nothingValid':
    case 'noFile':
    case 'fileType':
    case 'fileEncoding':
      return t(`errors.${code}`)
    default:
      return t('errors.noLines')
  }
}

/** The errors of a stored list as messages of the page; reasons of single lines are shown beside them. */
export function listErrors(locale: Locale, { fieldErrors, formErrors }: FormErrors): ListErrors {
  const atFields = (['paste', 'file'] as const).flatMap(field => {
    const error = fieldErrors.find(({ name }) => name === LIST_FIELDS[field])
    return error === undefined ? [] : [{ field, text: listErrorText(locale, error) }]
  })
  const labelOf = (field: 'paste' | 'file') =>
    summaryLabel(locale, getTranslator(locale, 'quickOrder')(`${field}.label`))
  return {
    summary: [
      ...formErrors.map(error => ({ text: listErrorText(locale, error) })),
      ...atFields.map(({ field, text }) => ({ label: labelOf(field), text, fieldId: LIST_FIELDS[field] })),
    ],
    ...Object.fromEntries(atFields.map(({ field, text }) => [field, text])),
  }
}
