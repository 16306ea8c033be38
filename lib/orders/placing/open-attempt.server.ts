import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchActiveCartOnce } from '@/lib/checkout/visitor.server'
import { fetchAttemptState } from './attempt-state.server'
import { readAttempt } from './attempt-store.server'
import { findRecentOrder, RECENT_MS } from './recent-order.server'

const OPEN: readonly string[] = ['placed', 'processing', 'unclear']

/**
 * Whether the order of the active cart is placed already, or still may be; its status is shown in place of
 * the review. Commerce has no cart any more once it has become an order.
 * @param now epoch milliseconds
 */
export async function hasOpenAttempt(context: SignedInContext, now: number): Promise<boolean> {
  const attempt = await readAttempt(context)
  if (attempt !== undefined && now - attempt.startedAt > RECENT_MS) return false
  const cart = await fetchActiveCartOnce(context)
  if (!cart.ok) return false
  const guid = cart.value?.entries.length ? cart.value.guid : undefined
  if (attempt === undefined) return guid === undefined && (await findRecentOrder(context, now)) !== undefined
  if (guid !== undefined && guid !== attempt.cart) return false
  const read = await fetchAttemptState(context, attempt, now)
  return read.ok && OPEN.includes(read.value.state)
}
