import { type FieldRefusal, type FormErrors, formError } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'
import { amountField, PAYMENT_FIELDS } from './payment-fields'

const OF_ALL: Readonly<Record<string, string>> = {
  mixedCurrencies: 'mixedCurrencies',
  otherAccount: 'creditOfOther',
}

/**
 * What the payer is told when commerce refuses a payment, or its sums; undefined for a problem of another
 * kind. Nothing was paid then (pages: Invoices, payment).
 */
export function paymentRefusal({ code, details = [] }: Problem): FormErrors | undefined {
  const [first] = details
  switch (code) {
    case 'InvoiceStateError':
      return formError(first?.reason === 'beingPaid' ? 'beingPaid' : 'paidMeanwhile', {
        number: first?.subject ?? '',
      })
    case 'ValidationError':
      return invalid(details)
    case 'NotFoundError':
      return formError('invoiceGone', { number: first?.subject ?? '' })
    case 'UnknownIdentifierError':
      return formError('cardTokenExpired')
    case 'UnsupportedCardTypeError':
      return formError('cardNotAccepted')
    case 'IllegalStateError':
      return formError('totalChanged')
    default:
      return undefined
  }
}

function invalid(details: NonNullable<Problem['details']>): FormErrors | undefined {
  const ofAll = details.find(({ reason = '' }) => reason in OF_ALL)
  if (ofAll?.reason !== undefined) return formError(OF_ALL[ofAll.reason] ?? '')
  if (details.some(({ reason, subject }) => reason === 'tooLarge' && subject === 'credits'))
    return formError('creditTooLarge')
  if (details.some(({ subject }) => subject === 'expiryYear')) return formError('cardExpired')
  const fieldErrors = details.flatMap(({ subject = '', reason }): FieldRefusal[] => {
    if (subject === 'email') return [{ name: PAYMENT_FIELDS.email, code: 'invalid' }]
    return reason === 'tooLarge' ? [{ name: amountField(subject), code: 'tooLarge' }] : []
  })
  return fieldErrors.length === 0 ? undefined : { fieldErrors, formErrors: [] }
}
