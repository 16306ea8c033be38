import { quantityField } from '@/lib/cart/lines/line-fields'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatDate } from '@/lib/format/date'
import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { QUOTE_FIELDS } from './quote-fields'

/** The errors of the forms of a quote's page. */
export function quoteErrors(
  locale: Locale,
  quote: Pick<Quote, 'entries' | 'extendableUntil'>,
  errors: FormErrors,
): ShownErrors {
  const t = getTranslator(locale, 'quotes')
  const { entries = [], extendableUntil = '' } = quote
  const text: ErrorText = ({ code, params = {} }) => {
    switch (code) {
      case 'required':
        return t('draft.errors.nameRequired')
      case 'tooLong':
        return t('draft.errors.tooLong', { max: Number(params.max ?? 0) })
      case 'ccInvalid':
        return t('draft.errors.ccInvalid', { text: String(params.text ?? '') })
      case 'ccTooMany':
      case 'quantity':
      case 'addUnknown':
      case 'noLines':
        return t(`draft.errors.${code}`)
      case 'textRequired':
        return t('thread.textRequired')
      case 'textTooLong':
        return t('thread.tooLong', { max: Number(params.max ?? 0) })
      case 'dayInvalid':
        return t('extend.invalid', { date: formatDate(locale, extendableUntil) ?? '' })
      case 'shareDayInvalid':
        return t('share.invalid')
      default:
        return getMessages(locale).errors.codes.forbiddenCharacters
    }
  }
  return shownErrors(locale, errors, text, {
    [QUOTE_FIELDS.name]: t('draft.name'),
    [QUOTE_FIELDS.note]: t('draft.note'),
    [QUOTE_FIELDS.reference]: t('draft.reference'),
    [QUOTE_FIELDS.cc]: t('draft.cc'),
    [QUOTE_FIELDS.newItem]: t('draft.add'),
    [QUOTE_FIELDS.newQuantity]: t('draft.addQuantity'),
    [QUOTE_FIELDS.text]: t('thread.text'),
    ...Object.fromEntries(entries.map(({ product: { code, name } }) => [quantityField(code), name])),
  })
}
