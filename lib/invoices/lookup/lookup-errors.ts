import { plainAmount } from '@/lib/format/plain-amount'
import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { INVOICE_LOOKUP_FIELDS } from './lookup-form'

const CODES = [
  'invoiceInvalid',
  'accountInvalid',
  'oneOf',
  'amountInvalid',
  'postalCodeInvalid',
  'notFound',
] as const

/** The errors of the form that looks an invoice up. */
export function lookupErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const t = getTranslator(locale, 'invoices')
  const example = plainAmount(locale, { currencyIso: getSite(locale).currency, value: 1234.5 })
  const text: ErrorText = ({ code }) =>
    t(`lookup.errors.${CODES.find(known => known === code) ?? 'notFound'}`, { example })
  const { invoice, account, amount, postalCode } = INVOICE_LOOKUP_FIELDS
  return shownErrors(locale, errors, text, {
    [invoice]: t('lookup.invoice'),
    [account]: t('lookup.account'),
    [amount]: t('lookup.amount'),
    [postalCode]: t('lookup.postalCode'),
  })
}
