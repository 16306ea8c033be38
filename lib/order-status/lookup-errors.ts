import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { LOOKUP_FIELDS } from './lookup-form'

const CODES = ['codeInvalid', 'oneOf', 'pinInvalid', 'wrong'] as const

/** The errors of the forms of the order status. */
export function lookupErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const t = getTranslator(locale, 'orders')
  const text: ErrorText = ({ code }) => t(`guest.${CODES.find(known => known === code) ?? 'wrong'}`)
  return shownErrors(locale, errors, text, {
    [LOOKUP_FIELDS.order]: t('guest.code'),
    [LOOKUP_FIELDS.email]: t('guest.email'),
    [LOOKUP_FIELDS.code]: t('guest.pin'),
  })
}
