import { APPROVAL_COMMENT_MAXIMUM } from '@/lib/contract/commerce/order/order-approval'
import type { FormErrors } from '@/lib/forms/form-errors'
import { type ErrorText, type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { APPROVAL_COMMENT } from './order-fields'

const FAULTS = ['noFile', 'tooLarge', 'wrongType'] as const

/** The errors of the forms with which a hold is ended, for their page. */
export function mendErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const t = getTranslator(locale, 'orders')
  const text: ErrorText = ({ code, params }) => {
    const fault = FAULTS.find(known => known === code)
    if (fault !== undefined) return t(`mend.faults.${fault}`)
    switch (code) {
      case 'numberRequired':
        return t('mend.purchaseOrder.required')
      case 'numberUsed':
        return t('mend.purchaseOrder.used', { code: String(params?.order ?? '') })
      case 'required':
      case 'notEligible':
        return t(`mend.qualifiedUser.${code}`)
      case 'forbiddenCharacters':
        return getMessages(locale).errors.codes.forbiddenCharacters
      case 'tooLong':
        return t('approval.tooLong', { max: APPROVAL_COMMENT_MAXIMUM })
      default:
        return t('mend.purchaseOrder.invalid')
    }
  }
  return shownErrors(locale, errors, text, {
    purchaseOrderNumber: t('mend.purchaseOrder.number'),
    document: t('mend.purchaseOrder.document'),
    qualifiedUser: t('mend.qualifiedUser.legend'),
    certificate: t('mend.certificate.label'),
    [APPROVAL_COMMENT]: t('approval.comment'),
  })
}
