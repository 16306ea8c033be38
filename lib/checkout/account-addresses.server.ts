import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listUnitAddresses } from '@/lib/backends/commerce/unit-addresses.server'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'

/**
 * Loads the address book of the organization that an order is for; empty for a personal account. If it cannot
 * be loaded, checkout continues with the billing address of the organization.
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
