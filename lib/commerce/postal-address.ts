import type { AddressInput, OrganizationAddress } from '@/lib/contract/commerce/address'

/** A postal address in our words. `region` is the full code (US-NY); empty parts are absent. */
export type PostalAddress = {
  country: string
  region?: string
  city: string
  street: string
  apartment?: string
  building?: string
  postalCode?: string
}

/** Wire names to ours: `line1` is the street, `town` the city. Parts that a masked address lacks stay empty. */
export function toPostalAddress(address: OrganizationAddress): PostalAddress {
  return {
    country: address.country.isocode,
    city: address.town,
    street: address.line1 ?? '',
    ...(address.region && { region: address.region.isocode }),
    ...(address.line2 && { apartment: address.line2 }),
    ...(address.line3 && { building: address.line3 }),
    ...(address.postalCode && { postalCode: address.postalCode }),
  }
}

/** Our names to the wire's. */
export function toAddressInput(address: PostalAddress): AddressInput {
  return {
    country: { isocode: address.country },
    town: address.city,
    line1: address.street,
    ...(address.region && { region: { isocode: address.region } }),
    ...(address.apartment && { line2: address.apartment }),
    ...(address.building && { line3: address.building }),
    ...(address.postalCode && { postalCode: address.postalCode }),
  }
}
