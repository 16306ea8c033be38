import 'server-only'
import type { z } from 'zod'
import { type AddressInput, addressSchema } from '@/lib/contract/commerce/address'
import { type Cart, cartSchema } from '@/lib/contract/commerce/cart/cart'
import { type DeliveryMode, deliveryModeListSchema } from '@/lib/contract/commerce/checkout/delivery-mode'
import type { inventoryAccountInputSchema } from '@/lib/contract/commerce/checkout/inventory-account'
import { qualifiedUserListSchema } from '@/lib/contract/commerce/checkout/qualified-user'
import {
  type PaymentDetailsInput,
  paymentDetailsSchema,
} from '@/lib/contract/commerce/payment/payment-details'
import { type PaymentTypeCode, paymentTypeListSchema } from '@/lib/contract/commerce/payment/payment-type'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { ACTIVE_CART, pathOfCart } from './cart-ref'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Path segments of a resource of the checkout of the user's active cart. */
const pathOf = (...rest: readonly string[]): readonly string[] => pathOfCart(ACTIVE_CART, ...rest)

/** The same below the path of organizations' buyers, where OCC responds with the cart. */
const buyersPathOf = (...rest: readonly string[]): readonly string[] => [
  'orgUsers',
  ...pathOf(...rest).slice(1),
]

type Settling = {
  operation: string
  path: readonly string[]
  query?: Readonly<Record<string, string>>
  body?: unknown
}

/** Settles something of the active cart; the response is the cart with current prices. */
const settle = (context: SignedInContext, { query, ...call }: Settling): Promise<Result<Cart, Problem>> =>
  callCommerce(context, { ...call, method: 'PUT', query: { ...query, fields: 'FULL' }, schema: cartSchema })

/**
 * Sets the customer account that the order is for: an organization of the user, or their personal account.
 * What depended on the account before is open again.
 */
export const chooseCustomerAccount = (context: SignedInContext, organizationUid: string) =>
  settle(context, {
    operation: 'chooseCustomerAccount',
    path: pathOf('organization'),
    query: { organizationUid },
  })

/** Members of an organization, each with whether they may answer for items of a level. */
export async function listQualifiedUsers(context: SignedInContext, organizationUid: string, level: string) {
  const answer = await callCommerce(context, {
    operation: 'listQualifiedUsers',
    method: 'GET',
    path: ['users', context.user.id, 'organizations', organizationUid, 'qualifiedUsers'],
    query: { level },
    schema: qualifiedUserListSchema,
  })
  return answer.ok ? ok(answer.value.qualifiedUsers) : answer
}

/** Sets the qualified user: a colleague, or somebody invited by email, for whom the order waits. */
export const chooseQualifiedUser = (context: SignedInContext, user: { uid: string } | { email: string }) =>
  settle(context, { operation: 'chooseQualifiedUser', path: pathOf('qualifieduser'), query: user })

/** Sets the delivery address: one of the address book or of an organization of the user. */
export const chooseDeliveryAddress = (context: SignedInContext, addressId: string) =>
  settle(context, {
    operation: 'chooseDeliveryAddress',
    path: buyersPathOf('addresses', 'delivery'),
    query: { addressId },
  })

/** Sets a new delivery address; where it is visible in the address book, it is added there too. */
export const addDeliveryAddress = (context: SignedInContext, address: AddressInput, idempotencyKey: string) =>
  callCommerce(context, {
    operation: 'addDeliveryAddress',
    method: 'POST',
    path: pathOf('addresses', 'delivery'),
    body: address,
    schema: addressSchema,
    idempotencyKey,
  })

/** Ways of delivery to the address of the cart, with their costs. */
export async function listDeliveryModes(
  context: SignedInContext,
): Promise<Result<readonly DeliveryMode[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listDeliveryModes',
    method: 'GET',
    path: pathOf('deliverymodes'),
    schema: deliveryModeListSchema,
  })
  return answer.ok ? ok(answer.value.deliveryModes) : answer
}

/** Sets the way of delivery, one of those listed for the cart. */
export const chooseDeliveryMode = (context: SignedInContext, deliveryModeId: string) =>
  settle(context, {
    operation: 'chooseDeliveryMode',
    path: buyersPathOf('deliverymode'),
    query: { deliveryModeId },
  })

/** Sets whether all parts are shipped together, or each as soon as it is ready; and the receiving hours. */
export const chooseShipment = (
  context: SignedInContext,
  shipment: { shipComplete: boolean } | { receivingHours: string },
) => settle(context, { operation: 'chooseShipment', path: pathOf('shipment'), body: shipment })

/** Sets the account that receives usages. One that is not the user's is a problem with status 404. */
export const chooseInventoryAccount = (
  context: SignedInContext,
  account: z.infer<typeof inventoryAccountInputSchema>,
) => settle(context, { operation: 'chooseInventoryAccount', path: pathOf('inventoryaccount'), body: account })

/** Ways to pay that are offered for a cart, with their rules. */
export async function listPaymentTypes(context: SignedInContext, cartId: string) {
  const answer = await callCommerce(context, {
    operation: 'listPaymentTypes',
    method: 'GET',
    path: ['paymenttypes'],
    query: { cartId },
    schema: paymentTypeListSchema,
  })
  return answer.ok ? ok(answer.value.paymentTypes) : answer
}

/** A way to pay. The number of a purchase order travels with it; repeating the call replaces all of it. */
export type PaymentChoice = {
  paymentType: PaymentTypeCode
  purchaseOrderNumber?: string
  purchaseOrderToFollow?: boolean
  /** Another order has the number, and it is used again all the same. */
  purchaseOrderReused?: boolean
}

/** Sets the way to pay; a card that was chosen before stays only if cards pay. */
export const choosePaymentType = (
  context: SignedInContext,
  { paymentType, purchaseOrderNumber, purchaseOrderToFollow = false, purchaseOrderReused }: PaymentChoice,
) =>
  settle(context, {
    operation: 'choosePaymentType',
    path: pathOf('paymenttype'),
    query: {
      paymentType,
      purchaseOrderToFollow: String(purchaseOrderToFollow),
      ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
      ...(purchaseOrderReused === true && { purchaseOrderReused: 'true' }),
    },
  })

/** Pays with a card that the user keeps. */
export const chooseSavedCard = (context: SignedInContext, paymentDetailsId: string) =>
  settle(context, {
    operation: 'chooseSavedCard',
    path: buyersPathOf('paymentdetails'),
    query: { paymentDetailsId },
  })

/** Pays with a new card; it is kept for later orders if it is `saved`. A repeated key adds it once. */
export const addCardToCart = (context: SignedInContext, card: PaymentDetailsInput, idempotencyKey: string) =>
  callCommerce(context, {
    operation: 'addCardToCart',
    method: 'POST',
    path: pathOf('paymentdetails'),
    body: card,
    schema: paymentDetailsSchema,
    idempotencyKey,
  })

/** Sets the address for invoices. */
export const chooseBillingAddress = (context: SignedInContext, address: AddressInput) =>
  settle(context, {
    operation: 'chooseBillingAddress',
    path: buyersPathOf('addresses', 'billing'),
    body: address,
  })

/** Sets the VAT number of the cart; an empty one removes it. */
export const chooseVatNumber = (context: SignedInContext, vatNumber: string) =>
  settle(context, { operation: 'chooseVatNumber', path: pathOf('vatnumber'), body: { vatNumber } })
