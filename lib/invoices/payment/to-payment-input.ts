import type { InvoicePaymentInput } from '@/lib/contract/commerce/invoice/invoice-payment'
import { BANK_TRANSFER, type CheckedPayment, cardOfWay, NEW_CARD } from './payment-fields'
import { toSumsInput } from './selection'

/** A payment as commerce receives it; undefined where a new card is to pay that was not entered. */
export function toPaymentInput(
  { selection, way, email, payerName }: CheckedPayment,
  token: string,
): InvoicePaymentInput | undefined {
  const shared = { ...toSumsInput(selection), email, ...(payerName !== '' && { payerName }) }
  if (way === '') return { ...shared, method: 'CREDIT' }
  if (way === BANK_TRANSFER) return { ...shared, method: 'BANK_TRANSFER' }
  if (way !== NEW_CARD) return { ...shared, method: 'CARD', paymentDetailsId: cardOfWay(way) ?? '' }
  return token === '' ? undefined : { ...shared, method: 'CARD', payment: { subscriptionId: token } }
}
