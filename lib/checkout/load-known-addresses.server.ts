import 'server-only'
import { addressesOfAccount } from '@/lib/addresses/account-addresses.server'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Organization } from '@/lib/contract/commerce/organization'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { accountOf, sortAccounts } from './account'
import { type KnownAddress, knownAddresses } from './shipping'

type AccountCart = Pick<Cart, 'accountType' | 'organization'>

/** The addresses to which a cart can be shipped without entering a new one. */
export async function loadKnownAddresses(
  context: SignedInContext,
  cart: AccountCart,
): Promise<Result<readonly KnownAddress[], Problem>> {
  const loaded = await loadAccountAddresses(context, cart)
  return loaded.ok ? ok(loaded.value.addresses) : loaded
}

/** The account that a cart is for, as far as it has been chosen, and the addresses known for it. */
export async function loadAccountAddresses(
  context: SignedInContext,
  cart: AccountCart,
): Promise<Result<{ account: Organization | undefined; addresses: readonly KnownAddress[] }, Problem>> {
  const [book, organizations] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!book.ok) return book
  if (!organizations.ok) return organizations
  const account = accountOf(cart, sortAccounts(organizations.value))
  const ofAccount = await addressesOfAccount(context, account)
  return ok({ account, addresses: knownAddresses(book.value, account, ofAccount) })
}
