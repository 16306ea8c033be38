import type { Address, OrganizationAddress } from '../contract/commerce/address.ts'
import { fullName } from '../i18n/full-name.ts'
import { writesRegionCode, writtenRegion } from './address-format.ts'

/**
 * Lines as on a letter: empty parts leave no gap, and a company equal to the user's name, or a city state,
 * appears only once.
 */
export function letterLines(address: Address | OrganizationAddress): readonly string[] {
  const { firstName = '', lastName = '', country } = address
  const lines = [
    fullName(firstName, lastName),
    address.companyName,
    address.line1,
    address.line2,
    address.line3,
    cityLine(address),
    country.name ?? country.isocode,
  ]
  return [...new Set(lines)].filter((line): line is string => line !== undefined && line !== '')
}

/** Street and city, by which a button names an address. */
export const shortAddress = ({ line1, town }: Pick<Address, 'line1' | 'town'>): string => `${line1}, ${town}`

/** "Eastmarsh, OH 44250" where the code of the region is usual; else town, region and postal code. */
function cityLine({ town, region, postalCode, country }: OrganizationAddress): string {
  const written = region && writtenRegion(country.isocode, region.isocode, region.name ?? region.isocode)
  return writesRegionCode(country.isocode)
    ? [[town, written].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
    : [town, written, postalCode].filter(Boolean).join(', ')
}
