import { z } from 'zod'
import { addressSchema, organizationAddressSchema } from './address.ts'
import { programmeSchema } from './cart/programme.ts'
import { codeReferenceSchema, namedCodeSchema } from './named-code.ts'

export const REGISTRATION_STATUSES = ['REGISTER_EXISTING', 'REGISTERED'] as const

/** The account for which orders are placed by default; with `billingAddress` the customer has an address. */
const defaultUnitSchema = z.object({
  uid: z.string(),
  name: z.string(),
  accountType: z.enum(['ORGANIZATION', 'PERSONAL']),
  customerAccountNumber: z.string().optional(),
  billingAddress: organizationAddressSchema.optional(),
})

/** The customer record (spec §3, customer/profile record). */
export const userSchema = z.object({
  id: z.string(),
  uid: z.string(),
  displayUid: z.string().optional(),
  customerId: z.string(),
  iamUsername: z.string(),
  name: z.string(),
  titleCode: z.string().optional(),
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  email: z.string().optional(),
  language: z.object({ isocode: z.string() }).optional(),
  currency: z.object({ isocode: z.string() }).optional(),
  orgUnit: z.object({ uid: z.string(), name: z.string() }).optional(),
  roles: z.array(z.string()),
  jobTitle: namedCodeSchema.optional(),
  industry: namedCodeSchema.optional(),
  sector: namedCodeSchema.optional(),
  registrationStatus: z.enum(REGISTRATION_STATUSES).optional(),
  registrationCountryIso: z.string().optional(),
  phoneCountryCode: z.string().optional(),
  phoneNumber: z.string().optional(),
  defaultB2BUnit: defaultUnitSchema.optional(),
  qualification: z
    .object({ level: z.string(), status: z.string(), validUntil: z.string().optional() })
    .optional(),
  /** Absent until the customer has been asked. */
  consents: z.object({ marketing: z.boolean() }).optional(),
  defaultAddress: addressSchema.optional(),
  hasOrder: z.boolean().optional(),
  /** The day on which the account closes; absent while nobody has asked for it (our extension). */
  closesOn: z.iso.date().optional(),
  /** Price programmes of the organization for which the customer orders, without amounts. */
  programmes: z.array(programmeSchema).optional(),
})

/** Letters of any script, apostrophes, hyphens and spaces (spec §5, sign-up). */
const PERSON_NAME = /^[\p{L}\p{M}'’ -]*$/u

const personNameSchema = z.string().trim().min(1).max(120).regex(PERSON_NAME)

/** Any subset of the properties that a customer may change; absent ones stay unchanged. */
export const userPatchSchema = z.object({
  titleCode: z.string().max(20).optional(),
  firstName: personNameSchema.optional(),
  middleName: z.string().trim().max(120).regex(PERSON_NAME).optional(),
  lastName: personNameSchema.optional(),
  language: z.object({ isocode: z.string() }).optional(),
  currency: z.object({ isocode: z.string() }).optional(),
  jobTitle: codeReferenceSchema.optional(),
  industry: codeReferenceSchema.optional(),
  sector: codeReferenceSchema.optional(),
  phoneCountryCode: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  phoneNumber: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  registrationCountryIso: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  consents: z.object({ marketing: z.boolean() }).optional(),
  siteId: z.string().optional(),
  registrationStatus: z.literal('REGISTERED').optional(),
})

export type User = z.infer<typeof userSchema>
export type UserPatch = z.infer<typeof userPatchSchema>
export type DefaultUnit = z.infer<typeof defaultUnitSchema>
