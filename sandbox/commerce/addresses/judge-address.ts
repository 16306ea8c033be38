import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { validationError } from '../http/occ-error.ts'
import { normalizeAddress, validateAddress } from './address-rules.ts'

/**
 * The address of a customer in the form in which it is stored; their name stands in for one that is missing.
 * Throws a refusal that names every fault.
 */
export const judgeAddress = (input: AddressInput, customer: Customer): AddressInput => {
  const { firstName, lastName } = customer
  const address = normalizeAddress({ firstName, lastName, ...input })
  const faults = validateAddress(address, fullName(customer), address.companyName ?? '')
  if (faults.length > 0) throw validationError(faults)
  return address
}

/** The same for an organisation: no person's name, and no name of the organisation in the street. */
export const judgeOrganizationAddress = (
  { firstName: _first, lastName: _last, ...input }: AddressInput,
  organization: { name: string },
  customer: Customer,
): AddressInput => {
  const address = normalizeAddress(input)
  const names = [organization.name, fullName(customer), address.companyName ?? '']
  const faults = validateAddress(address, ...names)
  if (faults.length > 0) throw validationError(faults)
  return address
}
