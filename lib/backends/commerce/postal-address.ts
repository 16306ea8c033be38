import { z } from 'zod'
import {
  type AddressInput,
  type OrganizationAddress,
  type VerificationRecord,
  verificationRecordSchema,
} from '@/lib/contract/commerce/address'

/** A postal address in the store's terms. `region` is the full code (US-NY); empty parts are absent. */
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
 * A validated address, with its verification result and the user's choice; `verification` is absent if
 * nothing is on record.
 */
export const SETTLED_ADDRESS = z.object({
  address: POSTAL_ADDRESS,
  verification: verificationRecordSchema.exactOptional(),
})

export type SettledAddress = z.infer<typeof SETTLED_ADDRESS>

/**
 * Maps wire names to ours: `line1` is the street, `town` the city. Missing parts of a masked address are
 * empty.
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

/** Maps our names to those on the wire. */
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

/** Whether an address is as verified, or the suggestion that the user chose. */
export const isVerified = ({ result, choice }: VerificationRecord): boolean =>
  result === 'VERIFIED' || choice !== 'AS_ENTERED'

/**
 * The address as verified, or the suggestion that the user chose. Undefined for an unverified address that
 * was kept as entered.
 */
export const matchedAddress = ({ address, verification }: SettledAddress): PostalAddress | undefined =>
  verification !== undefined && isVerified(verification) ? address : undefined

/** A validated address on the wire, with its verification record if there is one. */
export const toSettledInput = ({ address, verification }: SettledAddress): AddressInput => ({
  ...toAddressInput(address),
  ...(verification && { verificationResult: verification }),
})
