import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import { foldWords } from '@/lib/text/transliterate'

/** Up to this number of addresses a list is faster to read than to search. */
export const SEARCHED_FROM = 10

/** The addresses that contain every word of a search, in any of their lines. */
export function searchAddresses<T extends OrganizationAddress>(
  addresses: readonly T[],
  search: string,
): readonly T[] {
  const words = foldWords(search).split(' ')
  return addresses.filter(address => {
    const { firstName, lastName, companyName, attention, line1, line2, line3, town, region, country } =
      address
    const place = [town, region?.name, region?.isocode, address.postalCode, country.name, country.isocode]
    const lines = [firstName, lastName, companyName, attention, line1, line2, line3, ...place]
    const text = foldWords(lines.filter(Boolean).join(' '))
    return words.every(word => text.includes(word))
  })
}
