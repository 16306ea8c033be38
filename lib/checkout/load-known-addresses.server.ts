import 'server-only'
import { addressesOfAccount } from '@/lib/addresses/account-addresses.server'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { accountOf, sortAccounts } from './account'
import { type KnownAddress, knownAddresses } from './shipping'

/** The addresses to which a cart can be shipped without entering a new one. */
export async function loadKnownAddresses(
  context: SignedInContext,
  cart: Pick<Cart, 'accountType' | 'organization'>,
): Promise<Result<readonly KnownAddress[], Problem>> {
  const [book, organizations] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!book.ok) return book
  if (!organizations.ok) return organizations
  const account = accountOf(cart, sortAccounts(organizations.value))
  return ok(knownAddresses(book.value, account, await addressesOfAccount(context, account)))
}
