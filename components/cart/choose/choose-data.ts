import type { SummaryEntry } from '@/components/form/errors/error-summary'
import { errorText } from '@/components/form/errors/error-texts'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { quantityField } from '@/lib/cart/lines/line-fields'
import type { Chosen } from '@/lib/cart/lines/load-chosen.server'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { errorMessages } from '@/lib/i18n/error-messages'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { lineData, quantityError } from '../lines/line-data'
import type { LineData } from '../lines/line-view'

type FieldError = RejectedForm['errors']['fieldErrors'][number]
type FormError = RejectedForm['errors']['formErrors'][number]

/** The chosen items as lines, with their current price. */
export const chosenLines = (locale: Locale, { items }: Chosen, flags: ItemFlags): readonly LineData[] =>
  items.map(({ item, typed, verdict }) => {
    const error = quantityError(locale, item.name, verdict)?.atField
    return {
      ...lineData(locale, item, item.price, flags),
      quantity: typed,
      ...(error !== undefined && { error }),
    }
  })

/** Errors of the whole form and of its text fields, as messages of the page. */
export type ChooseErrors = {
  form: readonly string[]
  name?: string
  description?: string
  copyName?: string
}

export function refusalErrors(locale: Locale, rejected: RejectedForm | undefined): ChooseErrors {
  if (rejected === undefined) return { form: [] }
  const { fieldErrors, formErrors } = rejected.errors
  const textOf = (name: string) => {
    const error = fieldErrors.find(refused => refused.name === name)
    return error === undefined ? undefined : fieldText(locale, error)
  }
  const [name, description, copyName] = [textOf('name'), textOf('description'), textOf('copyName')]
  return {
    form: formErrors.map(error => formText(locale, error)),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(copyName !== undefined && { copyName }),
  }
}

function fieldText(locale: Locale, error: FieldError): string {
  const t = getTranslator(locale, 'cart')
  const max = String(error.params?.max ?? '')
  if (error.code === 'nameTaken') return t('errors.nameTaken', { name: String(error.params?.name ?? '') })
  if (error.code === 'tooLong')
    return error.name === 'description'
      ? t('errors.descriptionTooLong', { max })
      : t('errors.nameTooLong', { max })
  return error.code === 'required'
    ? t('errors.nameRequired')
    : errorText(errorMessages(locale, []), { code: error.code, params: error.params ?? {} })
}

function formText(locale: Locale, { code, params }: FormError): string {
  const t = getTranslator(locale, 'cart')
  switch (code) {
    case 'noLines':
      return t('errors.noLines')
    case 'underThreshold':
      return params?.total === undefined
        ? t('errors.underThresholdOnly', { least: String(params?.least ?? '') })
        : t('errors.underThreshold', {
            least: String(params.least),
            total: String(params.total),
            discounted: String(params.discounted),
          })
    case 'tooManyLists':
      return t('errors.tooManyLists', { max: String(params?.max ?? '') })
    case 'versionConflict':
      return getTranslator(locale, 'savedCarts')('versionConflict')
    case 'shareFault':
      return getTranslator(locale, 'savedCarts')('share.fault')
    default:
      return t('errors.unavailable')
  }
}

const labelOf = (locale: Locale, name: 'name' | 'description' | 'copyName'): string => {
  if (name === 'copyName') return getTranslator(locale, 'savedCarts')('copy.name')
  return getTranslator(locale, 'cart')(name === 'name' ? 'choose.name' : 'choose.note')
}

/** All errors in one list, in the order of the page. */
export const chooseSummary = (
  locale: Locale,
  chosen: Chosen | undefined,
  errors: ChooseErrors,
): readonly SummaryEntry[] => [
  ...errors.form.map(text => ({ text })),
  ...(chosen?.items ?? []).flatMap(({ item, verdict }) => {
    const text = quantityError(locale, item.name, verdict)?.inSummary
    return text === undefined ? [] : [{ text, fieldId: quantityField(item.code) }]
  }),
  ...(['name', 'description', 'copyName'] as const).flatMap(name => {
    const text = errors[name]
    const label = summaryLabel(locale, labelOf(locale, name))
    return text === undefined ? [] : [{ label, text, fieldId: name }]
  }),
]
