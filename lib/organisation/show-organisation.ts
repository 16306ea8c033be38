import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'

/** Town, region and country: all that is shown of an organisation's address before the link is made. */
export const placeOf = (address: OrganizationAddress | undefined): string =>
  [address?.town, address?.region?.name, address?.country.name].filter(Boolean).join(', ')

/** What is shown of an organisation before the link is made (spec §4): its name and where it is. */
export const toListed = ({ uid, name, addresses }: Pick<Organization, 'uid' | 'name' | 'addresses'>) => ({
  uid,
  name,
  place: placeOf(addresses.primaryBillingAddress ?? addresses.matchedAddress),
})
