import 'server-only'
import { cartValidationSchema } from '@/lib/contract/commerce/cart/cart-validation'
import { deliveryEstimateSchema } from '@/lib/contract/commerce/checkout/estimate'
import { qualifiedUserListSchema } from '@/lib/contract/commerce/checkout/qualified-user'
import { type CartRef, contextOfCart, pathOfCart } from './cart-ref'
import { type CommerceContext, callCommerce, type SignedInContext } from './commerce-call.server'

/** The cart page shows the lines without these answers, so it does not wait for them as long as usual. */
const CHECK_DEADLINE_MS = 3_000

/** What stands against ordering the cart as it is, and which prices have changed; changes nothing in it. */
export const validateCart = (context: CommerceContext, ref: CartRef) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'validateCart',
    method: 'POST',
    path: pathOfCart(ref, 'validate'),
    isRead: true,
    schema: cartValidationSchema,
    deadlineMs: CHECK_DEADLINE_MS,
  })

/** Delivery and taxes of the cart if it went to a postal code; the cart remains as it is. */
export const estimateDelivery = (
  context: CommerceContext,
  ref: CartRef,
  { country, postalCode }: { country: string; postalCode: string },
) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'estimateDelivery',
    method: 'POST',
    path: pathOfCart(ref, 'deliveryestimate'),
    isRead: true,
    body: { country: { isocode: country }, postalCode },
    schema: deliveryEstimateSchema,
    deadlineMs: CHECK_DEADLINE_MS,
  })

/** Members of an organization, and whether each has the level. */
export const listQualifiedUsers = (context: SignedInContext, organization: string, level: string) =>
  callCommerce(context, {
    operation: 'listQualifiedUsers',
    method: 'GET',
    path: ['users', 'current', 'organizations', organization, 'qualifiedUsers'],
    query: { level },
    schema: qualifiedUserListSchema,
    deadlineMs: CHECK_DEADLINE_MS,
  })
