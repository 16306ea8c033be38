import type { DatabaseSync } from 'node:sqlite'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import { findAddress } from '../addresses/address-store.ts'
import { findOrganizationAddressById } from '../addresses/organization-address-store.ts'
import type { Customer } from '../customers/customer.ts'
import { isMember } from '../organizations/association-store.ts'

/** An address of the customer, or of an organization that they are a member of. */
export const findOwnAddress = (
  database: DatabaseSync,
  { customerId, firstName, lastName }: Customer,
  id: string,
): AddressInput | undefined => {
  const own = findAddress(database, customerId, id)
  if (own !== undefined) return own.body
  const found = findOrganizationAddressById(database, id)
  if (found === undefined || !isMember(database, found.organizationUid, customerId)) return undefined
  return { companyName: found.name, ...found.body, firstName, lastName }
}
