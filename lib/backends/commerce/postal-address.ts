import { z } from 'zod'
import {
  type AddressInput,
  type OrganizationAddress,
  verificationRecordSchema,
} from '@/lib/contract/commerce/address'

/** A postal address in our words. `region` is the full code (US-NY); empty parts are absent. */
export const POSTAL_ADDRESS = z.object({
  country: z.string(),
  region: z.string().exactOptional(),
  city: z.string(),
  street: z.string(),
  apartment: z.string().exactOptional(),
  building: z.string().exactOptional(),
  postalCode: z.string().exactOptional(),
})

export type PostalAddress = z.infer<typeof POSTAL_ADDRESS>

/**
 * An address that may be used, with what was verified of it and what the person chose; absent where nothing
 * is on record.
 */
export const SETTLED_ADDRESS = z.object({
  address: POSTAL_ADDRESS,
  verification: verificationRecordSchema.exactOptional(),
})

export type SettledAddress = z.infer<typeof SETTLED_ADDRESS>

/**
 * Wire names to ours: `line1` is the street, `town` the city. Parts that a masked address lacks stay empty.
 */
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

/**
 * The address as the verification knows it, where it knows it: what was verified, or the suggestion that was
 * chosen. Undefined for one that stands as it was entered.
 */
export const matchedAddress = ({ address, verification }: SettledAddress): PostalAddress | undefined =>
  verification !== undefined && (verification.result === 'VERIFIED' || verification.choice !== 'AS_ENTERED')
    ? address
    : undefined

/** An address on the wire with its record, where it has one. */
export const toSettledInput = ({ address, verification }: SettledAddress): AddressInput => ({
  ...toAddressInput(address),
  ...(verification && { verificationResult: verification }),
})
