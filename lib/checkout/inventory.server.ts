import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { accountOf, sortAccounts } from './account'

/** Number of the inventory account of the customer account that a cart is for; undefined for none. */
export async function knownInventoryAccount(
  context: SignedInContext,
  cart: Pick<Cart, 'accountType' | 'organization'>,
): Promise<Result<string | undefined, Problem>> {
  const organizations = await listOrganisations(context)
  if (!organizations.ok) return organizations
  return ok(accountOf(cart, sortAccounts(organizations.value))?.qglobalAccountNumber)
}
