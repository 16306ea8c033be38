import 'server-only'
import { randomUUID } from 'node:crypto'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCartBadge, isCartGone } from '@/lib/backends/commerce/carts.server'
import { currentRequestId } from '@/lib/request/request-context'
import { ACCOUNT_SWITCHED, LOCKED, type Problem } from '@/lib/result/result'
import { LOCKED_RETRY_AFTER_SECONDS, withLock } from '@/lib/state/lock.server'
import { cartAccountOf } from './cart-account'
import { ownerOf, type Shopper } from './shopper.server'

/**
 * Runs a change of a cart under the lock of the cart; a cart that does not exist yet needs no lock. If the
 * lock cannot be acquired in time, or the cart is for another account than the page of the form showed,
 * nothing is done and `whenRefused` makes the caller's result. `lost` aborts if the lock is lost during the
 * work; then no further write may begin.
 */
export async function withCartLock<T>(
  shopper: Shopper,
  whenRefused: (problem: Problem) => T,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(shopper)
  if (owner === undefined) return work(new AbortController().signal)
  const done = await withLock(`cart/${owner}`, async lost => {
    const refused = await checkAccount(shopper)
    return refused === undefined ? work(lost) : whenRefused(refused)
  })
  return done.ok ? done.value : whenRefused(refusal(LOCKED, LOCKED_RETRY_AFTER_SECONDS))
}

/** Whether the cart is still for the account that the page showed; another tab may have switched it. */
async function checkAccount({ customer, shownAccount }: Shopper): Promise<Problem | undefined> {
  if (customer.kind !== 'signedIn' || shownAccount === undefined) return undefined
  const cart = await fetchCartBadge(customer.context, ACTIVE_CART)
  if (!cart.ok) return isCartGone(cart.error) ? undefined : cart.error
  return cartAccountOf(cart.value) === shownAccount ? undefined : refusal(ACCOUNT_SWITCHED)
}

const refusal = (code: string, retryAfterSeconds?: number): Problem => ({
  kind: 'domain',
  dependency: 'commerce',
  operation: 'lockCart',
  requestId: currentRequestId() ?? randomUUID(),
  code,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
})
