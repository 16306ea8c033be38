import { z } from 'zod'
import { addressInputSchema, organizationAddressSchema } from '../address.ts'
import { namedCodeSchema } from '../named-code.ts'

/** Codes of card brands, as OCC spells them. */
export const CARD_TYPES = [
  'visa',
  'master',
  'amex',
  'discover',
  'diners',
  'jcb',
  'maestro',
  'unionpay',
] as const

/** Maximum number of payment cards that a user can keep, and an organization. */
export const MOST_CARDS = 20

/** A masked card number: any mask, then the last four digits. */
const MASKED = /^[*•x]{4,15}\d{4}$/

/**
 * A card. Commerce never sees its number, only a token of the payment provider (`subscriptionId`). A card of
 * an organization is listed for its members, who pay with it for its account; its administrators alone add,
 * change and delete it, and see its holder and billing address. It is nobody's default.
 */
export const paymentDetailsSchema = z.object({
  id: z.string(),
  /** Absent for members who do not administer the organization, like the billing address. */
  accountHolderName: z.string().optional(),
  /** Masked. */
  cardNumber: z.string(),
  cardType: namedCodeSchema.partial({ name: true }),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  subscriptionId: z.string().optional(),
  saved: z.boolean(),
  defaultPayment: z.boolean(),
  billingAddress: organizationAddressSchema.optional(),
  /** Whose card it is, and whether the user administers that organization; absent for an own card. */
  organization: z.object({ uid: z.string(), name: z.string(), administrator: z.boolean() }).optional(),
})

export const paymentDetailsListSchema = z.object({ payments: z.array(paymentDetailsSchema) })

export const cardTypeListSchema = z.object({ cardTypes: z.array(namedCodeSchema) })

/** A new card as sent to commerce. A number that is not masked is refused. */
export const paymentDetailsInputSchema = z.object({
  accountHolderName: z.string().trim().min(1).max(120),
  cardNumber: z.string().regex(MASKED),
  cardType: z.object({ code: z.enum(CARD_TYPES) }),
  expiryMonth: z.string().regex(/^(?:0?[1-9]|1[0-2])$/),
  expiryYear: z.string().regex(/^20\d\d$/),
  subscriptionId: z.string().min(1).max(200),
  saved: z.boolean().default(false),
  defaultPayment: z.boolean().default(false),
  billingAddress: addressInputSchema.optional(),
  /** The organization whose card it is to be, which the user administers. */
  organizationUid: z.string().min(1).max(64).optional(),
})

/** A change of a kept card: it becomes the default, or is billed elsewhere. */
export const paymentDetailsPatchSchema = z.object({
  defaultPayment: z.literal(true).optional(),
  billingAddress: addressInputSchema.optional(),
})

export type PaymentDetails = z.infer<typeof paymentDetailsSchema>
export type PaymentDetailsInput = z.infer<typeof paymentDetailsInputSchema>
