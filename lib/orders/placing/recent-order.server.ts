import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchLatestOrder } from '@/lib/backends/commerce/orders.server'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'

/** Users whose session ended while they were idle come back to the review. */
export const RECENT_MS = 2 * IDLE_TIMEOUT_SECONDS * 1000

/**
 * Whether an order counts as just placed.
 * @param now epoch milliseconds
 */
export const isRecentOrder = (placed: string, now: number): boolean => now - Date.parse(placed) <= RECENT_MS

/**
 * The number of the order that a user has just placed, as commerce knows it. It is asked for where the
 * attempt is unknown: the container that had it is gone and shared it with no other.
 * @param now epoch milliseconds
 */
export async function findRecentOrder(context: SignedInContext, now: number): Promise<string | undefined> {
  const read = await fetchLatestOrder(context)
  const [latest] = read.ok ? read.value.orders : []
  return latest !== undefined && isRecentOrder(latest.placed, now) ? latest.code : undefined
}
