import type { z } from 'zod'
import type {
  offeredPaymentTypeSchema,
  PaymentTypeCode,
  paymentTypeSchema,
} from '../../../lib/contract/commerce/payment/payment-type.ts'
import { PAYMENT_TYPE_NAMES, PURCHASE_ORDER_SUMS } from '../../seed/reference/payment-types.ts'
import type { CartContext } from '../carts/cart-context.ts'
import { toPrice } from '../catalogue/products/money.ts'
import type { CartState } from '../checkout/cart-state.ts'
import { isFlagOn } from '../flags-of-site.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { translate } from '../reference/coded-lists.ts'
import { creditLeft, findTerms } from './terms-store.ts'

/** Who pays what: the organization, absent for a person, and the sum with tax in minor units. */
export type Payer = { organization: OrganizationRecord | undefined; total: number }

/** Who pays for a cart. */
export const payerOf = ({ organization, sums }: CartState): Payer => ({
  organization,
  total: sums.totalWithTax,
})

/** A way to pay with its rules for a sum, in minor units. */
export type PaymentRule = {
  code: PaymentTypeCode
  purchaseOrder?: { required: boolean; minimum?: number; maximum?: number }
  creditLeft?: number
}

/** The answer for a way to pay. */
export const toPaymentType = (
  code: PaymentTypeCode,
  language: string,
): z.infer<typeof paymentTypeSchema> => ({
  code,
  displayName: translate(PAYMENT_TYPE_NAMES[code], language),
})

type Asking = Pick<CartContext, 'database' | 'market'>

const hasCredit = (organization: OrganizationRecord): boolean =>
  !organization.creditSuspended && organization.accountNumber !== undefined

/** Purchase orders are usual everywhere but in Spain, where a flag allows them. */
const takesPurchaseOrders = ({ database, market }: Asking): boolean =>
  market.site.uid !== 'esassessments' || isFlagOn(database, market, 'po-es')

const organizationRules = (
  asking: Asking,
  organization: OrganizationRecord,
  total: number,
): PaymentRule[] => {
  const { database, market } = asking
  const hasThreshold = isFlagOn(database, market, 'po-threshold')
  const { purchaseOrderRequired } = findTerms(database, organization.uid)
  const left = creditLeft(database, organization.uid)
  const { requiredFrom, minimum, maximum } = PURCHASE_ORDER_SUMS
  const required = purchaseOrderRequired || (hasThreshold && total >= requiredFrom)
  const rules: PaymentRule[] = []
  if (takesPurchaseOrders(asking)) {
    const bounds = hasThreshold ? { minimum, maximum } : {}
    rules.push({ code: 'PURCHASE_ORDER', purchaseOrder: { required: true, ...bounds } })
  }
  if (hasCredit(organization) && left >= total)
    rules.push({ code: 'ACCOUNT', purchaseOrder: { required }, creditLeft: left })
  return rules
}

/** The ways to pay that are offered. */
export const paymentRules = (asking: Asking, { organization, total }: Payer): PaymentRule[] => [
  { code: 'CARD' },
  ...(organization === undefined ? [] : organizationRules(asking, organization, total)),
  ...(isFlagOn(asking.database, asking.market, 'bank-transfer') ? [{ code: 'BANK_TRANSFER' as const }] : []),
]

/** The answer for a way to pay that is offered, with its limits. */
export const toOfferedType = (
  { market }: Asking,
  { code, purchaseOrder, creditLeft: left }: PaymentRule,
): z.infer<typeof offeredPaymentTypeSchema> => {
  const { required = false, minimum, maximum } = purchaseOrder ?? {}
  return {
    ...toPaymentType(code, market.language),
    ...(purchaseOrder && {
      purchaseOrder: {
        required,
        ...(minimum !== undefined && { minimum: toPrice(market, minimum) }),
        ...(maximum !== undefined && { maximum: toPrice(market, maximum) }),
      },
    }),
    ...(left !== undefined && { creditLeft: toPrice(market, left) }),
  }
}
