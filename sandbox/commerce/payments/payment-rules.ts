import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'
import type { PaymentTypeCode } from '../../../lib/contract/commerce/payment/payment-type.ts'
import { PURCHASE_ORDER_NUMBER } from '../../../lib/contract/commerce/payment/purchase-order.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import type { PaymentRule } from './payment-types.ts'

/** How somebody wants to pay. */
export type Payment = {
  paymentType: PaymentTypeCode
  purchaseOrderNumber: string | undefined
  purchaseOrderToFollow: boolean
}

const SUBJECT = 'purchaseOrderNumber'

/** What keeps a way to pay from being chosen or used; `total` with tax, in minor units. */
export const paymentFaults = (
  { paymentType, purchaseOrderNumber: number, purchaseOrderToFollow }: Payment,
  rules: readonly PaymentRule[],
  total: number,
): OccErrorEntry[] => {
  const rule = rules.find(({ code }) => code === paymentType)
  if (rule === undefined) return [fieldFault('paymentType', 'invalid', 'This way to pay is not offered.')]
  if (number !== undefined && !PURCHASE_ORDER_NUMBER.test(number))
    return [fieldFault(SUBJECT, 'invalid', 'Not a purchase order number.')]
  const { required = false, minimum = 0, maximum = Number.POSITIVE_INFINITY } = rule.purchaseOrder ?? {}
  if (required && number === undefined && !purchaseOrderToFollow)
    return [fieldFault(SUBJECT, 'missing', 'A purchase order is required.')]
  if (total < minimum || total > maximum)
    return [fieldFault(SUBJECT, 'invalid', 'The sum is outside of what purchase orders are accepted for.')]
  return []
}

type Expiry = { expiryMonth: string; expiryYear: string }

/** Throws for a card that can no longer be used: it is good until the end of its month. */
export const requireUnexpired = ({ expiryMonth, expiryYear }: Expiry, now: number): void => {
  if (now >= Date.UTC(Number(expiryYear), Number(expiryMonth), 1))
    throw validationError([fieldFault('expiryYear', 'expired', 'The card has expired.')])
}
