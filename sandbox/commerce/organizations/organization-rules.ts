import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'
import { normalizeAddress, validateAddress } from '../addresses/address-rules.ts'
import { fieldFault } from '../http/occ-error.ts'
import { findIndustry, findQualificationLevel, findSector } from '../reference/coded-lists.ts'
import { ADDRESS_MEMBERS, type GivenAddresses } from './organization-addresses.ts'

/** Faults of the branch an organisation states. */
export const validateBranch = (industry: string, sector: string): OccErrorEntry[] => {
  if (findIndustry(industry, 'en') === undefined)
    return [fieldFault('industry.code', 'invalid', 'Not a known industry.')]
  return findSector(industry, sector, 'en') === undefined
    ? [fieldFault('sector.code', 'invalid', 'The sector does not belong to the industry.')]
    : []
}

export const validateQualificationLevel = (code: string | undefined): OccErrorEntry[] =>
  code === undefined || findQualificationLevel(code, 'en') !== undefined
    ? []
    : [fieldFault('qualificationLevel.code', 'invalid', 'Not a known level.')]

/**
 * Faults of the given addresses, each with the path of its field; no street may hold the organisation's name.
 */
export const validateAddresses = (addresses: GivenAddresses, name: string): OccErrorEntry[] =>
  ADDRESS_MEMBERS.flatMap(member => {
    const address = addresses[member]
    const faults = address === undefined ? [] : validateAddress(normalizeAddress(address), name)
    return faults.map(fault => ({ ...fault, subject: `addresses.${member}.${fault.subject}` }))
  })
