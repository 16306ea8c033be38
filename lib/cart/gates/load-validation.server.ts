import 'server-only'
import { validateCart } from '@/lib/backends/commerce/cart-checks.server'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import { cartRefOf } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'

/** What the validation of the shopper's cart states; undefined if commerce cannot validate it now. */
export async function loadFindings(shopper: Shopper): Promise<readonly CartFinding[] | undefined> {
  const { customer } = shopper
  const ref = cartRefOf(shopper)
  if (ref === undefined || customer.kind === 'unavailable') return []
  const validated = await validateCart(customer.context, ref)
  if (validated.ok) return validated.value.cartModifications
  // A cart that is gone has nothing to state.
  return validated.error.code === 'CartError' ? [] : undefined
}
