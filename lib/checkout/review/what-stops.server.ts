import 'server-only'
import { validateCart } from '@/lib/backends/commerce/cart-checks.server'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { validationFlash } from '@/lib/cart/flash/validation-flash'
import { stoppingFindings } from '@/lib/cart/gates/checkout-block'
import type { Cart } from '@/lib/contract/commerce/cart/cart'

/**
 * What in the lines of a cart stops its order now, in words, however often it has been told. Nothing where
 * commerce cannot say it: it judges the cart once more when the order is placed.
 */
export async function whatStops(context: SignedInContext, cart: Cart): Promise<readonly string[]> {
  const validated = await validateCart(context, ACTIVE_CART)
  if (!validated.ok) return []
  const stopping = stoppingFindings(validated.value.cartModifications)
  const lines = validationFlash(context.locale, cart, stopping)?.lines ?? []
  return lines.map(({ text }) => text)
}
