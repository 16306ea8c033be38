import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import { isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { isOwnList } from './is-own'

/**
 * A saved cart by its code; undefined if there is none, or if the code is that of an unsaved cart. Any
 * error other than that of an unknown cart is returned.
 */
export async function findList(
  context: SignedInContext,
  code: string,
): Promise<Result<Cart | undefined, Problem>> {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return isCartGone(list.error) || isNotFound(list.error) ? ok(undefined) : list
  return ok(list.value.saveTime === undefined ? undefined : list.value)
}

/** The same, of the user’s own saved carts only: nobody else changes them. */
export async function findOwnList(
  context: SignedInContext,
  code: string,
): Promise<Result<Cart | undefined, Problem>> {
  const list = await findList(context, code)
  return list.ok && list.value !== undefined && !isOwnList(list.value) ? ok(undefined) : list
}

/** Reference to a saved cart for calls about its lines. */
export const refOfList = (code: string): CartRef => ({ user: 'current', id: code })
