import { z } from 'zod'
import { addressInputSchema, organizationAddressSchema } from './address.ts'
import { associationSchema } from './association.ts'
import { programmeSchema } from './cart/programme.ts'
import { priceSchema } from './catalogue/price.ts'
import { occErrorsSchema } from './error.ts'
import { codeReferenceSchema, namedCodeSchema } from './named-code.ts'
import { QGLOBAL_ACCOUNT_NUMBER_MAXIMUM } from './qglobal-account.ts'

/** 4 digits, or a temporary number of 12 characters (spec §5); upper-cased before validation. */
export const CUSTOMER_ACCOUNT_NUMBER_PATTERN = /^(?:\d{4}|[0-9A-Z]{12})$/

/** Length limits of an organization (spec §5, §9), in characters. */
export const ORGANIZATION_LIMITS = { nameMinimum: 3, nameMaximum: 50 } as const

/**
 * An organization or the personal account. Before the association is made only names and places are filled.
 */
export const organizationSchema = z.object({
  uid: z.string(),
  name: z.string(),
  accountType: z.enum(['ORGANIZATION', 'PERSONAL']),
  customerAccountNumber: z.string().optional(),
  temporaryAccountNumber: z.boolean().optional(),
  industry: namedCodeSchema.optional(),
  sector: namedCodeSchema.optional(),
  qglobalAccountNumber: z.string().optional(),
  qualificationLevel: namedCodeSchema.optional(),
  addresses: z.object({
    matchedAddress: organizationAddressSchema.optional(),
    primaryBillingAddress: organizationAddressSchema.optional(),
  }),
  status: z.enum(['ACTIVE', 'PENDING', 'MERGED', 'CLOSED']),
  creditStatus: z.enum(['GOOD', 'SUSPENDED']).optional(),
  /** Terms on which it pays; members only. */
  paymentTerms: z
    .object({
      purchaseOrderRequired: z.boolean(),
      /** Whether orders of members without a role need approval. */
      approvalRequired: z.boolean().optional(),
      creditLimit: priceSchema,
      creditLeft: priceSchema,
    })
    .optional(),
  /** Regions where it is exempt from tax now; members only. */
  taxExemptRegions: z.array(z.object({ isocode: z.string(), name: z.string().optional() })).optional(),
  /** Other regions with the state of the latest certificate there; members only. */
  taxCertificates: z
    .array(
      z.object({
        isocode: z.string(),
        name: z.string().optional(),
        status: z.enum(['SUBMITTED', 'REJECTED', 'EXPIRED']),
      }),
    )
    .optional(),
  /** Its price agreements; only where one organization is asked for. */
  programmes: z.array(programmeSchema).optional(),
  mergedInto: z
    .object({
      uid: z.string(),
      name: z.string(),
      customerAccountNumber: z.string().optional(),
      /** Its place; back ends may omit it. */
      address: organizationAddressSchema.optional(),
      /** Moment of the merger, and how many of each moved to the other account. */
      mergedAt: z.string().optional(),
      moved: z.object({ addresses: z.number(), orders: z.number(), users: z.number() }).optional(),
    })
    .optional(),
  association: associationSchema.optional(),
})

export const organizationListSchema = z.object({ organizations: z.array(organizationSchema) })

/** An entry of the list of similar organizations, which begins with the best match. */
const similarOrganizationSchema = z.object({
  uid: z.string(),
  name: z.string(),
  address: organizationAddressSchema,
  score: z.number().min(0).max(1),
})

export const similarOrganizationListSchema = z.object({ organizations: z.array(similarOrganizationSchema) })

/** The refusal to create an organization that resembles existing ones, unless the caller confirms it. */
export const similarOrganizationsRefusalSchema = occErrorsSchema.extend({
  similarOrganizations: z.array(similarOrganizationSchema).min(1),
})

export const organizationLookupInputSchema = z.object({
  customerAccountNumber: z.string().trim().toUpperCase().regex(CUSTOMER_ACCOUNT_NUMBER_PATTERN),
})

const organizationNameSchema = z
  .string()
  .trim()
  .min(ORGANIZATION_LIMITS.nameMinimum)
  .max(ORGANIZATION_LIMITS.nameMaximum)

export const similarOrganizationsInputSchema = z.object({
  name: organizationNameSchema,
  /** A search by name needs only the country and the postal code. */
  address: addressInputSchema.partial({ line1: true, town: true }),
  industry: codeReferenceSchema.optional(),
})

export const organizationInputSchema = z.object({
  name: organizationNameSchema,
  industry: codeReferenceSchema,
  sector: codeReferenceSchema,
  qglobalAccountNumber: z.string().trim().min(1).max(QGLOBAL_ACCOUNT_NUMBER_MAXIMUM).optional(),
  addresses: z.object({
    primaryBillingAddress: addressInputSchema,
    matchedAddress: addressInputSchema.optional(),
  }),
  qualificationLevel: codeReferenceSchema.optional(),
  actAsAdministrator: z.boolean(),
  termsAccepted: z.literal(true),
})

export const organizationPatchSchema = z.object({
  name: organizationNameSchema.optional(),
  industry: codeReferenceSchema.optional(),
  sector: codeReferenceSchema.optional(),
  addresses: z
    .object({
      primaryBillingAddress: addressInputSchema.optional(),
      matchedAddress: addressInputSchema.optional(),
    })
    .optional(),
  purchaseOrderRequired: z.boolean().optional(),
  association: z.object({ default: z.literal(true) }).optional(),
})

export type Organization = z.infer<typeof organizationSchema>
export type SimilarOrganization = z.infer<typeof similarOrganizationSchema>
export type SimilarOrganizationList = z.infer<typeof similarOrganizationListSchema>
export type OrganizationInput = z.infer<typeof organizationInputSchema>
export type OrganizationPatch = z.infer<typeof organizationPatchSchema>
