import { MOST_UNITS } from '../../../lib/contract/commerce/cart/cart-limits.ts'
import type { ModificationStatus } from '../../../lib/contract/commerce/cart/cart-modification.ts'
import type { ProductItemFacts } from '../../../lib/contract/commerce/catalogue/product-item.ts'
import type { StoredItem, StoredOffer } from '../catalogue/products/stored-item.ts'
import { isWithdrawn } from '../catalogue/products/to-item.ts'

/**
 * What a line shall have and has; `adding` never takes anything away. `rank` is undefined for anonymous
 * users, who are not asked for one.
 */
export type LineRequest = { wanted: number; kept: number; adding: boolean; rank: number | undefined }

/** What a line has afterwards, and why. */
export type Verdict = { status: ModificationStatus; quantity: number }

/** Goods with a date, or ahead of their release, are delivered later. */
const availableOf = ({ stockLevel, expectedOn, preorder }: StoredOffer): number =>
  stockLevel === undefined || preorder || expectedOn !== undefined ? Number.POSITIVE_INFINITY : stockLevel

/** The largest quantity up to `most` that can be ordered; 0 where there is none. */
const largestOf = ({ min, step }: ProductItemFacts['order'], most: number): number =>
  most < min ? 0 : most - ((most - min) % step)

/** Judges how many units a line may have. */
export const evaluateLine = (item: StoredItem | undefined, request: LineRequest): Verdict => {
  const { wanted, kept, adding } = request
  const asItWas = (status: ModificationStatus): Verdict => ({ status, quantity: kept })
  if (item === undefined) return asItWas('unknownIdentifier')
  if (isWithdrawn(item)) return asItWas('withdrawn')
  if (item.offer?.price === undefined) return asItWas('notSold')
  const { order } = item.facts
  if (wanted < order.min) return asItWas('belowMinimum')
  const most = Math.min(order.max, MOST_UNITS)
  const available = availableOf(item.offer)
  const limit = largestOf(order, Math.min(most, available))
  const isReached = limit > (adding ? kept : 0)
  const quantity = isReached ? limit : kept
  if (wanted > available && available < most) return { status: isReached ? 'lowStock' : 'noStock', quantity }
  if (wanted > most) return { status: 'maxOrderQuantityExceeded', quantity }
  if ((wanted - order.min) % order.step !== 0) return asItWas('notMultiple')
  const isOpen = request.rank === undefined || request.rank >= item.rank
  return { status: isOpen ? 'success' : 'qualificationRequired', quantity: wanted }
}
