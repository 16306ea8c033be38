import { expect, it } from 'vitest'
import type { z } from 'zod'
import {
  type CartFinding,
  cartValidationSchema,
} from '../../../../lib/contract/commerce/cart/cart-validation.ts'
import { cartShareSchema, sharedCartSchema } from '../../../../lib/contract/commerce/cart/share.ts'
import { VOUCHER_REASONS, voucherListSchema } from '../../../../lib/contract/commerce/cart/voucher.ts'
import {
  type DeliveryMode,
  deliveryModeListSchema,
  shipmentSchema,
} from '../../../../lib/contract/commerce/checkout/delivery-mode.ts'
import {
  deliveryEstimateInputSchema,
  deliveryEstimateSchema,
} from '../../../../lib/contract/commerce/checkout/estimate.ts'
import { qualifiedUserListSchema } from '../../../../lib/contract/commerce/checkout/qualified-user.ts'
import type { TaxLine } from '../../../../lib/contract/commerce/checkout/tax.ts'
import {
  type TaxExemption,
  taxExemptionFieldsSchema,
  taxExemptionListSchema,
} from '../../../../lib/contract/commerce/checkout/tax-exemption.ts'
import {
  HOLD_REASONS,
  type HoldReason,
  type Order,
  orderSchema,
} from '../../../../lib/contract/commerce/order/order.ts'
import {
  ORDER_DECLINE_REASONS,
  type OrderAttempt,
  type OrderDeclineReason,
  orderAttemptSchema,
} from '../../../../lib/contract/commerce/order/order-attempt.ts'
import { orderHistorySchema } from '../../../../lib/contract/commerce/order/order-history.ts'
import {
  CARD_TYPES,
  cardTypeListSchema,
  type PaymentDetailsInput,
  paymentDetailsListSchema,
} from '../../../../lib/contract/commerce/payment/payment-details.ts'
import {
  offeredPaymentTypeSchema,
  PAYMENT_TYPES,
  type PaymentTypeCode,
  paymentTypeListSchema,
} from '../../../../lib/contract/commerce/payment/payment-type.ts'
import { MOST_DOCUMENT_BYTES } from '../../../../lib/contract/commerce/payment/purchase-order.ts'

const ZERO = { currencyIso: 'USD', value: 0 }
const TAX: TaxLine = { code: 'US-OH', name: 'Sales tax', percent: 5.75, taxable: ZERO, amount: ZERO }
const MODE: DeliveryMode = { code: 'standard', name: 'Standard', deliveryCost: ZERO }
const PAYMENT: PaymentTypeCode = 'PURCHASE_ORDER'
const REASON: OrderDeclineReason = 'insufficientFunds'
const HOLD: HoldReason = 'PURCHASE_ORDER'
const ATTEMPT: OrderAttempt = { status: 'DECLINED', reason: REASON }
const FINDING: CartFinding = {
  statusCode: 'priceChanged',
  quantity: 1,
  quantityAdded: 0,
  previousPrice: ZERO,
  entry: { entryNumber: 0, quantity: 1, product: { code: '0031601101' } },
}
const EXEMPTION: TaxExemption = {
  id: 'exemption-1',
  region: { isocode: 'US-OH' },
  certificateNumber: 'OH-77',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  status: 'ACTIVE',
  fileName: 'certificate.pdf',
}
const CARD: PaymentDetailsInput & { id: string } = {
  id: 'card-1',
  accountHolderName: 'Edith Marsh',
  cardNumber: '************1111',
  cardType: { code: 'visa' },
  expiryMonth: '4',
  expiryYear: '2029',
  subscriptionId: 'tok_1',
  saved: true,
  defaultPayment: false,
}
const SUMS = { entries: [], totalItems: 0, totalUnitCount: 0, net: true }
const ORDER: Order = {
  ...SUMS,
  code: '30000001',
  guid: 'the cart',
  status: 'ON_VALIDATION',
  statusDisplay: 'open',
  created: '2026-09-28T10:23:55+0000',
  guestCustomer: false,
  holdReasons: [HOLD],
  user: { uid: 'edith.marsh', name: 'Edith Marsh' },
  consignments: [],
  unconsignedEntries: [],
  cancellable: true,
  returnable: false,
}

const ANSWERS: readonly (readonly [name: string, schema: z.ZodType, answer: unknown])[] = [
  ['a validation', cartValidationSchema, { cartModifications: [FINDING] }],
  ['a share', cartShareSchema, { token: 't', expiresAt: '2026-10-28T10:23:55+0000' }],
  ['a shared cart', sharedCartSchema, { ...SUMS, expiresAt: '2026-10-28T10:23:55+0000' }],
  ['vouchers', voucherListSchema, { vouchers: [] }],
  ['delivery modes', deliveryModeListSchema, { deliveryModes: [MODE] }],
  [
    'an estimate',
    deliveryEstimateSchema,
    { deliveryModes: [MODE], taxes: [TAX], totalTax: ZERO, totalPriceWithTax: ZERO },
  ],
  ['exemptions', taxExemptionListSchema, { taxExemptions: [EXEMPTION] }],
  ['qualified users', qualifiedUserListSchema, { qualifiedUsers: [{ uid: 'u', name: 'U', eligible: true }] }],
  [
    'ways to pay',
    paymentTypeListSchema,
    { paymentTypes: [{ code: PAYMENT, displayName: 'Purchase order' }] },
  ],
  ['cards', paymentDetailsListSchema, { payments: [CARD] }],
  ['card brands', cardTypeListSchema, { cardTypes: [{ code: 'visa', name: 'Visa' }] }],
  ['an order', orderSchema, ORDER],
  ['an attempt', orderAttemptSchema, ATTEMPT],
  [
    'a history',
    orderHistorySchema,
    {
      orders: [],
      sorts: [{ code: 'byDate', selected: true }],
      pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0, sort: 'byDate' },
    },
  ],
]

it.each(ANSWERS)('%s may have the required members alone', (_name, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer)
})

it.each(ANSWERS)('%s without any member is refused', (_name, schema) => {
  expect(schema.safeParse({}).success).toBe(false)
})

it('every way to pay may say when a purchase order is required', () => {
  for (const code of PAYMENT_TYPES) {
    const offered = { code, displayName: code, purchaseOrder: { required: true, minimum: ZERO } }
    expect(offeredPaymentTypeSchema.parse(offered)).toEqual(offered)
  }
})

it('codes are unique', () => {
  for (const codes of [CARD_TYPES, HOLD_REASONS, ORDER_DECLINE_REASONS, PAYMENT_TYPES, VOUCHER_REASONS])
    expect(new Set<string>(codes).size).toBe(codes.length)
})

it('inputs are bounded', () => {
  expect(MOST_DOCUMENT_BYTES).toBe(10_485_760)
  expect(shipmentSchema.safeParse({ shipComplete: 'true' }).success).toBe(false)
  const fields = {
    'region.isocode': 'US-OH',
    certificateNumber: 'OH-77',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    signed: 'true',
  }
  expect(taxExemptionFieldsSchema.parse(fields)).toEqual(fields)
  expect(deliveryEstimateInputSchema.safeParse({ country: { isocode: 'USA' } }).success).toBe(false)
  expect(taxExemptionFieldsSchema.safeParse({ ...fields, signed: 'false' }).success).toBe(false)
})
