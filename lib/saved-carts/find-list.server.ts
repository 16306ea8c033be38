import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** A saved cart, or undefined where there is none of that code: only what is saved can be meant. */
export async function findList(
  context: SignedInContext,
  code: string,
): Promise<Result<Cart | undefined, Problem>> {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return list.error.kind === 'domain' && list.error.status !== 401 ? ok(undefined) : list
  return ok(list.value.saveTime === undefined ? undefined : list.value)
}

/** A saved cart as calls about its lines name it. */
export const refOfList = (code: string): CartRef => ({ user: 'current', id: code })
