import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { readCartFlash } from '@/lib/cart/flash/cart-flash.server'
import { ok } from '@/lib/result/result'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { FLASH_PARAMETER, RESTORE_PARAMETER } from '@/lib/site/page-parameters'

/**
 * Loads a saved cart with the report on its last change. `held`: lines that are already in the cart, where
 * the address asks whether to replace them; without any there is no question.
 */
export async function loadSavedCart(context: SignedInContext, code: string, parameters: AddressParameters) {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return list
  const shopper = await pageShopper(context.locale)
  const [report, own] = await Promise.all([
    FLASH_PARAMETER in parameters ? readCartFlash(shopper, parameters) : undefined,
    RESTORE_PARAMETER in parameters ? readCart(shopper) : undefined,
  ])
  const held = own?.ok === true ? own.value.cart?.entries.length : undefined
  return ok({ cart: list.value, report, held: held === 0 ? undefined : held })
}
