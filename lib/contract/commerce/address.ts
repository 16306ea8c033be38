import { z } from 'zod'
import { ADDRESS_LIMITS, ADDRESS_TYPES } from './address-limits.ts'

export const VERIFICATION_RESULTS = [
  'VERIFIED',
  'CORRECTED',
  'MULTIPLE',
  'NOT_VERIFIED',
  'REFUSED',
  'UNAVAILABLE',
] as const

export const verificationRecordSchema = z.object({
  result: z.enum(VERIFICATION_RESULTS),
  choice: z.enum(['RECOMMENDED', 'SELECTED', 'AS_ENTERED']),
  verifiedAt: z.string(),
})

const regionReferenceSchema = z.object({
  isocode: z.string(),
  isocodeShort: z.string().optional(),
  countryIso: z.string().optional(),
  name: z.string().optional(),
})

const countryReferenceSchema = z.object({ isocode: z.string(), name: z.string().optional() })

/** An address of a customer, as returned by commerce. */
export const addressSchema = z.object({
  id: z.string(),
  titleCode: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().optional(),
  /** Person or department that the carrier asks for. */
  attention: z.string().optional(),
  addressType: z.enum(ADDRESS_TYPES).optional(),
  line1: z.string(),
  line2: z.string().optional(),
  line3: z.string().optional(),
  town: z.string(),
  region: regionReferenceSchema.optional(),
  postalCode: z.string().optional(),
  country: countryReferenceSchema,
  phone: z.string().optional(),
  email: z.string().optional(),
  formattedAddress: z.string().optional(),
  /** Default of deliveries. */
  defaultAddress: z.boolean().optional(),
  /** Default of invoices. */
  defaultBillingAddress: z.boolean().optional(),
  shippingAddress: z.boolean().optional(),
  visibleInAddressBook: z.boolean().optional(),
  verificationResult: verificationRecordSchema.optional(),
})

export const addressListSchema = z.object({ addresses: z.array(addressSchema) })

/** An organization's address, without a personal name; before the association is made, only the place. */
export const organizationAddressSchema = addressSchema.partial({
  id: true,
  firstName: true,
  lastName: true,
  line1: true,
})

/** An address as sent to commerce: region and country by code. */
export const addressInputSchema = z.object({
  titleCode: z.string().max(20).optional(),
  firstName: z.string().max(ADDRESS_LIMITS.name).optional(),
  lastName: z.string().max(ADDRESS_LIMITS.name).optional(),
  companyName: z.string().max(ADDRESS_LIMITS.company).optional(),
  attention: z.string().max(ADDRESS_LIMITS.attention).optional(),
  addressType: z.enum(ADDRESS_TYPES).optional(),
  line1: z.string().trim().min(1).max(ADDRESS_LIMITS.line1),
  line2: z.string().trim().max(ADDRESS_LIMITS.line2).optional(),
  line3: z.string().trim().max(ADDRESS_LIMITS.line3).optional(),
  town: z.string().trim().min(1).max(ADDRESS_LIMITS.town),
  region: z.object({ isocode: z.string().max(10) }).optional(),
  postalCode: z.string().trim().max(12).optional(),
  country: z.object({ isocode: z.string().regex(/^[A-Z]{2}$/) }),
  phone: z.string().max(30).optional(),
  email: z.string().max(150).optional(),
  defaultAddress: z.boolean().optional(),
  defaultBillingAddress: z.boolean().optional(),
  shippingAddress: z.boolean().optional(),
  visibleInAddressBook: z.boolean().optional(),
  verificationResult: verificationRecordSchema.optional(),
})

export type Address = z.infer<typeof addressSchema>
export type OrganizationAddress = z.infer<typeof organizationAddressSchema>
export type AddressInput = z.infer<typeof addressInputSchema>
export type VerificationRecord = z.infer<typeof verificationRecordSchema>
