import 'server-only'
import { addressesOfAccount } from '@/lib/addresses/account-addresses.server'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'
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

/**
 * What a new card can be billed to: the user's addresses, and the address book of each organization that they
 * administer. The company of an address, for example a school of a district, goes before the organization.
 */
export async function loadBillingAddresses(
  context: SignedInContext,
): Promise<Result<BillingAddresses, Problem>> {
  const [book, accounts] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!book.ok) return book
  if (!accounts.ok) return accounts
  const administered = accounts.value.filter(account => isAdministered(toAccountView(account)))
  const ofOrganizations = await Promise.all(administered.map(account => billedAt(context, account)))
  const own = book.value.map(address => ({
    id: address.id,
    address,
    isUsual: address.defaultBillingAddress === true,
  }))
  return ok({
    addresses: [...own, ...ofOrganizations.flat()],
    organizations: administered.map(toAccountView),
  })
}

/** The addresses of an organization, that of its invoices first. */
async function billedAt(context: SignedInContext, account: Organization): Promise<readonly BillingAddress[]> {
  const places = await addressesOfAccount(context, account)
  return places
    .toSorted((one, other) => Number(isOfInvoices(other)) - Number(isOfInvoices(one)))
    .flatMap(place =>
      place.id === undefined
        ? []
        : [{ id: place.id, address: { companyName: account.name, ...place }, isUsual: false }],
    )
}

const isOfInvoices = ({ defaultBillingAddress }: OrganizationAddress): boolean =>
  defaultBillingAddress === true
