import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import { isAdministered, toAccountView } from '@/lib/organisation/account-view'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** An address that a new card can be billed to. */
type BillingAddress = { id: string; address: OrganizationAddress; isUsual: boolean }

type BillingAddresses = {
  addresses: readonly BillingAddress[]
  /** The organizations that the user may add a card for. */
  organizations: readonly AccountView[]
}

/** What a new card can be billed to: addresses of the user, and of each organization that they administer. */
export async function loadBillingAddresses(
  context: SignedInContext,
): Promise<Result<BillingAddresses, Problem>> {
  const [book, accounts] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!book.ok) return book
  if (!accounts.ok) return accounts
  const administered = accounts.value.filter(account => isAdministered(toAccountView(account)))
  const own = book.value.map(address => ({
    id: address.id,
    address,
    isUsual: address.defaultBillingAddress === true,
  }))
  const ofOrganizations = administered.flatMap(({ name, addresses: { primaryBillingAddress: place } }) =>
    place?.id === undefined
      ? []
      : [{ id: place.id, address: { ...place, companyName: name }, isUsual: false }],
  )
  return ok({ addresses: [...own, ...ofOrganizations], organizations: administered.map(toAccountView) })
}
