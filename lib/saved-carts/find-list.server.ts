import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok, type Problem, type Result } from '@/lib/result/result'

/**
 * A saved cart by its code; undefined if there is none, or if the code is that of an unsaved cart. Every
 * domain error of commerce except a 401 counts as none.
 */
export async function findList(
  context: SignedInContext,
  code: string,
): Promise<Result<Cart | undefined, Problem>> {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return list.error.kind === 'domain' && list.error.status !== 401 ? ok(undefined) : list
  return ok(list.value.saveTime === undefined ? undefined : list.value)
}

/** Reference to a saved cart for calls about its lines. */
export const refOfList = (code: string): CartRef => ({ user: 'current', id: code })
