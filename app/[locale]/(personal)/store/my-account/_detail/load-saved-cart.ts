import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import { pageVisit } from '@/lib/cart/cart-context.server'
import { readCart } from '@/lib/cart/read-cart.server'
import { REPORT, readReport } from '@/lib/cart/report.server'
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
  const visit = await pageVisit(context.locale)
  const [report, own] = await Promise.all([
    REPORT in parameters ? readReport(visit, parameters[REPORT]) : undefined,
    RESTORE in parameters ? readCart(visit) : undefined,
  ])
  const held = own?.ok === true ? own.value.cart?.entries.length : undefined
  return ok({ cart: list.value, report, held: held === 0 ? undefined : held })
}
