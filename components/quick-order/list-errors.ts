import type { SummaryEntry } from '@/components/form/errors/error-summary'
import type { FormErrors } from '@/lib/forms/form-errors'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { fileRefusalText } from '@/lib/quick-order/file-refusal'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { ListView } from '@/lib/quick-order/list-view'
import { amountField, codeField } from '@/lib/quick-order/rows'
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

/** The first field that has to be changed; that of the first line where none is wrong yet. */
function firstWrongField({ lines }: ListView): string {
  const index = lines.findIndex(line => line?.wrong !== undefined)
  return lines[index]?.wrong === 'amount' ? amountField(index) : codeField(Math.max(0, index))
}

/**
 * The errors of a stored list as messages of the page. Reasons of single lines are shown beside them, and an
 * error of the whole list leads to the first of them.
 */
export function listErrors(
  locale: Locale,
  { fieldErrors, formErrors }: FormErrors,
  view: ListView,
): ListErrors {
  const atFields = (['paste', 'file'] as const).flatMap(field => {
    const error = fieldErrors.find(({ name }) => name === LIST_FIELDS[field])
    return error === undefined ? [] : [{ field, text: listErrorText(locale, error) }]
  })
  const labelOf = (field: 'paste' | 'file') =>
    summaryLabel(locale, getTranslator(locale, 'quickOrder')(`${field}.label`))
  return {
    summary: [
      ...formErrors.map(error => ({ text: listErrorText(locale, error), fieldId: firstWrongField(view) })),
      ...atFields.map(({ field, text }) => ({ label: labelOf(field), text, fieldId: LIST_FIELDS[field] })),
    ],
    ...Object.fromEntries(atFields.map(({ field, text }) => [field, text])),
  }
}
