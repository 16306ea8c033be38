import type { Address, AddressInput, OrganizationAddress } from '../../../lib/contract/commerce/address.ts'
import { countryName, findRegion } from '../reference/place-names.ts'
import type { StoredAddress } from './address-row.ts'

/** An address of a person with places named in the language of the call. */
export const toAddress = (
  { id, isDefault, isBillingDefault, body }: StoredAddress,
  language: string,
): Address => ({
  ...describe(body, language),
  id,
  firstName: body.firstName ?? '',
  lastName: body.lastName ?? '',
  line1: body.line1,
  defaultAddress: isDefault,
  defaultBillingAddress: isBillingDefault,
  shippingAddress: body.shippingAddress ?? true,
  visibleInAddressBook: body.visibleInAddressBook ?? true,
})

/** An entry of an organisation's address book, as OCC returns it. */
export const toOrganizationAddress = (
  { id, isDefault, isBillingDefault, body }: StoredAddress,
  language: string,
): OrganizationAddress => ({
  ...describe(body, language),
  id,
  defaultAddress: isDefault,
  defaultBillingAddress: isBillingDefault,
  visibleInAddressBook: true,
})

/** An address of an organisation, or one that is not stored. */
export const toPlainAddress = (address: AddressInput, language: string): OrganizationAddress =>
  describe(address, language)

/** Where a user is, without the street: what an anonymous user may see of an organisation. */
export const toLocality = (
  { town, region, country }: AddressInput,
  language: string,
): OrganizationAddress => ({
  town,
  ...places({ region, country }, language),
})

const places = ({ region, country }: Pick<AddressInput, 'region' | 'country'>, language: string) => ({
  country: { isocode: country.isocode, name: countryName(country.isocode, language) },
  ...(region === undefined ? {} : { region: findRegion(region.isocode, language) ?? region }),
})

const describe = (address: AddressInput, language: string): OrganizationAddress => ({
  ...address,
  ...places(address, language),
  formattedAddress: formatAddress(address, language),
})

const formatAddress = (address: AddressInput, language: string): string =>
  [
    address.line1,
    address.line2,
    address.line3,
    address.town,
    address.region === undefined ? undefined : findRegion(address.region.isocode, language)?.name,
    address.postalCode,
    countryName(address.country.isocode, language),
  ]
    .filter(part => part !== undefined && part !== '')
    .join(', ')
