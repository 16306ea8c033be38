import type { SummaryEntry } from '@/components/form/error-summary'
import type { FormErrors } from '@/lib/forms/form-errors'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { Locale } from '@/lib/site/sites'

/** Errors of a list, for its summary and its fields. */
export type ListErrors = { summary: readonly SummaryEntry[]; paste: string | undefined }

type Coded = { code: string; params?: Readonly<Record<string, string | number>> }

function errorText(locale: Locale, { code, params }: Coded): string {
  const t = getTranslator(locale, 'quickOrder')
  const max = { max: String(params?.max ?? '') }
  switch (code) {
    case 'tooManyPasted':
    case 'listFull':
    case 'tooManyToPassOn':
      return t(`errors.${code}`, max)
    case 'nothingValid':
      return t('errors.nothingValid')
    default:
      return t('errors.noLines')
  }
}

/** The errors of a stored list as messages of the page; reasons of single lines are shown beside them. */
export function listErrors(locale: Locale, { fieldErrors, formErrors }: FormErrors): ListErrors {
  const paste = fieldErrors.find(({ name }) => name === LIST_FIELDS.paste)
  const text = paste && errorText(locale, paste)
  const label = summaryLabel(locale, getTranslator(locale, 'quickOrder')('paste.label'))
  return {
    summary: [
      ...formErrors.map(error => ({ text: errorText(locale, error) })),
      ...(text === undefined ? [] : [{ label, text, fieldId: LIST_FIELDS.paste }]),
    ],
    paste: text,
  }
}
