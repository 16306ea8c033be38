import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listUnitAddresses } from '@/lib/backends/commerce/unit-addresses.server'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'

/**
 * Loads the address book of an organization, for its members; empty for a personal account. If it cannot be
 * loaded, only the billing address of the organization, so that an order or a card is possible.
 */
export async function addressesOfAccount(
  context: SignedInContext,
  account: Pick<Organization, 'uid' | 'accountType' | 'addresses'> | undefined,
): Promise<readonly OrganizationAddress[]> {
  if (account?.accountType !== 'ORGANIZATION') return []
  const listed = await listUnitAddresses(context, account.uid)
  const { primaryBillingAddress } = account.addresses
  if (listed.ok) return listed.value
  return primaryBillingAddress === undefined ? [] : [primaryBillingAddress]
}
