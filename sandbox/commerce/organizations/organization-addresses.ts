import type { DatabaseSync } from 'node:sqlite'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import { normalizeAddress } from '../addresses/address-rules.ts'
import {
  type OrganizationAddressRole,
  putOrganizationAddress,
} from '../addresses/organization-address-store.ts'

/** The addresses a request may carry for an organisation. */
export type GivenAddresses = {
  primaryBillingAddress?: AddressInput | undefined
  matchedAddress?: AddressInput | undefined
}

export type AddressMember = keyof GivenAddresses

/** Member on the wire to role in the database. */
const ADDRESS_ROLES = {
  primaryBillingAddress: 'PRIMARY_BILLING',
  matchedAddress: 'MATCHED',
} as const satisfies Record<AddressMember, OrganizationAddressRole>

export const ADDRESS_MEMBERS = ['primaryBillingAddress', 'matchedAddress'] as const satisfies AddressMember[]

/** Writes those that are given and leaves the rest. */
export const putOrganizationAddresses = (
  database: DatabaseSync,
  organizationUid: string,
  given: GivenAddresses,
  now: number,
): void => {
  for (const member of ADDRESS_MEMBERS) {
    const address = given[member]
    if (address === undefined) continue
    const entry = { organizationUid, role: ADDRESS_ROLES[member], address: normalizeAddress(address) }
    putOrganizationAddress(database, entry, now)
  }
}
