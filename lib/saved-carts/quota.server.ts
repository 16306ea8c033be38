import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { isFullOfLists, listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import { formError } from '@/lib/forms/form-errors'
import { failedBy } from '@/lib/handlers/form-result'
import type { Problem } from '@/lib/result/result'
import { dropLater, isLater, isWithoutNote } from './later-list.server'

const FULL: CartResult = { kind: 'rejected', errors: formError('tooManyLists', { max: MOST_SAVED_CARTS }) }

/**
 * Checks the maximum number of saved carts before one is created; commerce enforces it as well. A
 * save-for-later list without lines and note does not count: it is deleted when its place is needed.
 */
export async function checkQuota(context: SignedInContext): Promise<CartResult | undefined> {
  const lists = await listSavedCarts(context)
  if (!lists.ok) return failedBy(lists.error)
  if (lists.value.length < MOST_SAVED_CARTS) return undefined
  const emptied = lists.value.find(list => isLater(list) && list.totalItems === 0 && isWithoutNote(list))
  if (emptied === undefined || lists.value.length > MOST_SAVED_CARTS) return FULL
  const dropped = await dropLater(context, emptied.code)
  return dropped.ok ? undefined : failedBy(dropped.error)
}

/** Result of a failed save: another tab may have reached the maximum first. */
export const notKept = (problem: Problem): CartResult => (isFullOfLists(problem) ? FULL : failedBy(problem))
