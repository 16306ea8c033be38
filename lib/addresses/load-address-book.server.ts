import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Address, OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** The address of an organization that the user may order for. */
export type OrganisationAddress = {
  uid: string
  name: string
  isAdministrator: boolean
  address: OrganizationAddress
}

export type AddressBookData = {
  addresses: readonly Address[]
  organisations: readonly OrganisationAddress[]
}

/** The user's addresses and those of their organizations; without the latter if they cannot be loaded. */
export async function loadAddressBook(context: SignedInContext): Promise<Result<AddressBookData, Problem>> {
  const [addresses, organisations] = await Promise.all([listAddresses(context), listOrganisations(context)])
  if (!addresses.ok) return addresses
  const all = organisations.ok ? organisations.value : []
  return ok({ addresses: addresses.value, organisations: all.flatMap(addressOf) })
}

function addressOf(organization: Organization): readonly OrganisationAddress[] {
  const { uid, name, accountType, addresses, association } = organization
  const address = addresses.primaryBillingAddress ?? addresses.matchedAddress
  if (accountType === 'PERSONAL' || address === undefined || association?.status !== 'ASSOCIATED') return []
  return [{ uid, name, isAdministrator: association.administrator, address }]
}
