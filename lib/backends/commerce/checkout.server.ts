import 'server-only'
import { cartSchema } from '@/lib/contract/commerce/cart/cart'
import { ACTIVE_CART, pathOfCart } from './cart-ref'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Path segments of a resource of the checkout of the user's active cart. */
const pathOf = (...rest: readonly string[]): readonly string[] => pathOfCart(ACTIVE_CART, ...rest)

/**
 * Sets the customer account that the order is for: an organization of the user, or their personal account.
 * The cart is priced anew.
 */
export const chooseCustomerAccount = (context: SignedInContext, organizationUid: string) =>
  callCommerce(context, {
    operation: 'chooseCustomerAccount',
    method: 'PUT',
    path: pathOf('organization'),
    query: { organizationUid, fields: 'FULL' },
    schema: cartSchema,
  })
