import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCartBadge, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** What names the account of a cart. */
type CartOfAccount = Pick<Cart, 'organization'>

/** The account of the active cart; undefined if there is no active cart. Quotes are requested for it. */
export async function fetchCartAccount(
  context: SignedInContext,
): Promise<Result<CartOfAccount | undefined, Problem>> {
  const badge = await fetchCartBadge(context, ACTIVE_CART)
  return !badge.ok && isCartGone(badge.error) ? ok(undefined) : badge
}

/**
 * Uid of the account that a quote is requested for, which is that of the cart. Undefined where it is the one
 * of new carts anyway: there is no cart, or no organization.
 */
export async function quotedAccount(
  context: SignedInContext,
  cart: CartOfAccount | undefined,
): Promise<Result<string | undefined, Problem>> {
  if (cart === undefined) return ok(undefined)
  if (cart.organization !== undefined) return ok(cart.organization.uid)
  const accounts = await listAccounts(context)
  if (!accounts.ok) return accounts
  const personal = accounts.value.find(({ isPersonal }) => isPersonal)
  return ok(accounts.value.length === 1 ? undefined : personal?.uid)
}
