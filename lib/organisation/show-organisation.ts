import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'
import { cityLines, letterLines } from '@/lib/validation/letter-lines'

/** Town, region and country: all that is shown of an organization's address before the link is made. */
export const placeOf = (address: OrganizationAddress | undefined): string =>
  [address?.town, address?.region?.name, address?.country.name].filter(Boolean).join(', ')

/** The address on one line, street and all; undefined where only the place may be seen. */
export const addressOf = (address: OrganizationAddress | undefined): string | undefined =>
  address?.line1 === undefined ? undefined : letterLines(address).join(', ')

/**
 * The place of one of several similar organizations: with the postal code, if the back end provides it, they
 * can be distinguished.
 */
export const placeAmongSimilar = (address: OrganizationAddress): string =>
  [...cityLines(address), address.country.name].filter(Boolean).join(', ')

/** What is shown of an organization before the link is made (spec §4): its name and place. */
export const toListed = ({ uid, name, addresses }: Pick<Organization, 'uid' | 'name' | 'addresses'>) => ({
  uid,
  name,
  place: placeOf(addresses.primaryBillingAddress ?? addresses.matchedAddress),
})

type NumberTexts = { temporary: string; noNumber: string }

/** The number of an account: a temporary one says that the permanent one is pending (pages: Accounts). */
export function shownNumber(
  { number, isTemporary }: { number?: string | undefined; isTemporary: boolean },
  texts: NumberTexts,
): string {
  if (number === undefined) return texts.noNumber
  return isTemporary ? `${number} (${texts.temporary})` : number
}
