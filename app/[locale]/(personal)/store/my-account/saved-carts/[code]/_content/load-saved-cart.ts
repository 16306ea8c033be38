import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import { readCartFlash } from '@/lib/cart/cart-flash.server'
import { readCart } from '@/lib/cart/read-cart.server'
import { pageShopper } from '@/lib/cart/shopper.server'
import { FLASH_ID } from '@/lib/flash/stored-flash.server'
import { ok } from '@/lib/result/result'
import { RESTORE } from '@/lib/saved-carts/restore-address'
import type { AddressParameters } from '@/lib/site/address-parameters'

/**
 * A saved cart with what there is to tell of its last change. `held`: lines that are in the cart already,
 * where the address asks what becomes of them; without any there is nothing to ask.
 */
export async function loadSavedCart(context: SignedInContext, code: string, parameters: AddressParameters) {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return list
  const shopper = await pageShopper(context.locale)
  const [report, own] = await Promise.all([
    FLASH_ID in parameters ? readCartFlash(shopper, parameters) : undefined,
    RESTORE in parameters ? readCart(shopper) : undefined,
  ])
  const held = own?.ok === true ? own.value.cart?.entries.length : undefined
  return ok({ cart: list.value, report, held: held === 0 ? undefined : held })
}
