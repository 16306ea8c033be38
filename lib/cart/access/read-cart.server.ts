import 'server-only'
import { ACTIVE_CART, type CartRef } from '@/lib/backends/commerce/cart-ref'
import { fetchCart, fetchCartBadge, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { CommerceContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { sessionUnavailable } from '@/lib/session/session-unavailable'
import { type ActingAccount, nextAccount } from './acting-account.server'
import type { Shopper } from './shopper.server'

/** `earlier`: anonymous cart of a signed-in user that could not be merged so far. */
export type ReadCart = { cart?: Cart; earlier?: Cart }

/** Reference to the shopper's cart; undefined if the shopper has none on this site yet. */
export function cartRefOf({ customer, guid }: Shopper): CartRef | undefined {
  if (customer.kind === 'signedIn') return ACTIVE_CART
  return customer.kind === 'anonymous' && guid !== undefined ? { user: 'anonymous', guid } : undefined
}

/**
 * Reads the cart of the shopper with current prices. Reading creates no cart, and one that no longer exists
 * counts as none (contract 6.1).
 */
export async function readCart(shopper: Shopper): Promise<Result<ReadCart, Problem>> {
  const { customer, guid } = shopper
  if (customer.kind === 'unavailable') return failed(sessionUnavailable('readCart'))
  const ref = cartRefOf(shopper)
  if (ref === undefined) return ok({})
  const waits = customer.kind === 'signedIn' && guid !== undefined
  const [own, earlier] = await Promise.all([
    fetchCartIfThere(customer.context, ref),
    waits ? fetchCartIfThere(customer.context, { user: 'anonymous', guid }) : ok(undefined),
  ])
  if (!own.ok) return own
  const left = earlier.ok && (earlier.value?.entries.length ?? 0) > 0 ? earlier.value : undefined
  return ok({
    ...(own.value === undefined ? {} : { cart: own.value }),
    ...(left === undefined ? {} : { earlier: left }),
  })
}

/** A cart; undefined for one that no longer exists, or that its user has not begun. */
export async function fetchCartIfThere(
  context: CommerceContext,
  ref: CartRef,
): Promise<Result<Cart | undefined, Problem>> {
  const cart = await fetchCart(context, ref)
  return !cart.ok && isCartGone(cart.error) ? ok(undefined) : cart
}

/** The one of a user's accounts that their cart is for, or the next one will be; undefined if none is. */
export async function findActingAccount(
  shopper: Shopper,
  accounts: readonly ActingChoice[],
): Promise<Result<string | undefined, Problem>> {
  const { customer } = shopper
  const ref = cartRefOf(shopper)
  if (customer.kind !== 'signedIn' || ref === undefined) return ok(undefined)
  const badge = await fetchCartBadge(customer.context, ref)
  if (badge.ok) return ok(badge.value.organization?.uid ?? accounts.find(({ isPersonal }) => isPersonal)?.uid)
  return isCartGone(badge.error) ? ok(accounts.find(({ isDefault }) => isDefault)?.uid) : badge
}

/** The same for pages that say nothing about it where it is not known. */
export async function readActingAccount(
  shopper: Shopper,
  accounts: readonly ActingChoice[],
): Promise<string | undefined> {
  const found = await findActingAccount(shopper, accounts)
  return found.ok ? found.value : undefined
}

type ActingChoice = { uid: string; isPersonal: boolean; isDefault: boolean }

/**
 * What the header shows of a cart. `account`: whom the cart of a user is for, or will be for. `isGone`: the
 * cookie names a cart that no longer exists.
 */
type CartBadge = { lines: number; account?: ActingAccount; isGone: boolean }

/** Reads the number of lines in the cart and its account. */
export async function readBadge(shopper: Shopper): Promise<Result<CartBadge, Problem>> {
  const { customer } = shopper
  if (customer.kind === 'unavailable') return failed(sessionUnavailable('readBadge'))
  const ref = cartRefOf(shopper)
  if (ref === undefined) return ok({ lines: 0, isGone: false })
  const badge = await fetchCartBadge(customer.context, ref)
  if (!badge.ok && !isCartGone(badge.error)) return badge
  const lines = badge.ok ? badge.value.totalItems : 0
  if (customer.kind === 'anonymous') return ok({ lines, isGone: !badge.ok })
  const account = badge.ok
    ? { organization: badge.value.organization?.name }
    : await nextAccount(customer.context)
  return ok({ lines, isGone: false, ...(account !== undefined && { account }) })
}
