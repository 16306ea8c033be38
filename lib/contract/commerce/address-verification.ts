import { z } from 'zod'
import { organizationAddressSchema, VERIFICATION_RESULTS } from './address.ts'
import { occErrorsSchema } from './error.ts'

export const VERIFICATION_PURPOSES = ['CONTACT', 'ORGANISATION', 'DELIVERY', 'BILLING'] as const

const suggestedAddressSchema = organizationAddressSchema.extend({
  recommended: z.boolean(),
  differences: z.array(z.string()),
})

/** `decision` is OCC's own value, `result` a more detailed one; `errors` contains a list `errors`. */
export const addressVerificationSchema = z.object({
  decision: z.enum(['ACCEPT', 'REVIEW', 'REJECT']),
  result: z.enum(VERIFICATION_RESULTS),
  reason: z.enum(['screening', 'poBox']).optional(),
  suggestedAddresses: z.array(suggestedAddressSchema),
  errors: occErrorsSchema.optional(),
})

export type AddressVerification = z.infer<typeof addressVerificationSchema>
export type SuggestedAddress = z.infer<typeof suggestedAddressSchema>
