import type { Address, OrganizationAddress } from '../contract/commerce/address.ts'
import { fullName } from '../i18n/full-name.ts'
import { postalCodePlace, writesRegion, writtenRegion } from './address-format.ts'

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
    ...cityLines(address),
    country.name ?? country.isocode,
  ]
  return [...new Set(lines)].filter((line): line is string => line !== undefined && line !== '')
}

/** Street and city, by which a button names an address. */
export const shortAddress = ({ line1, town }: Pick<Address, 'line1' | 'town'>): string => `${line1}, ${town}`

/**
 * Town, region and postal code as the post of the country wants them: "Eastmarsh, OH 44250", "Nelson 7010",
 * "3511 AB Utrecht", "28760 Tres Cantos (Madrid)"; a British postcode has a line of its own.
 */
export function cityLines({
  town,
  region,
  postalCode,
  country,
}: OrganizationAddress): readonly (string | undefined)[] {
  const { isocode } = country
  const named = region && writtenRegion(isocode, region.isocode, region.name ?? region.isocode)
  const written = named === town || !writesRegion(isocode) ? undefined : named
  const place = [town, written].filter(Boolean).join(', ')
  switch (postalCodePlace(isocode)) {
    case 'beforeTown':
      return [[postalCode, town, written && `(${written})`].filter(Boolean).join(' ')]
    case 'ownLine':
      return [place, postalCode]
    case 'afterRegion':
      return [[place, postalCode].filter(Boolean).join(' ')]
  }
}
