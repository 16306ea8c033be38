import { z } from 'zod'

/** `T` and 11 digits or capitals without look-alikes, issued once per organization. */
export const TEMPORARY_ACCOUNT_NUMBER_PATTERN = /^T[2-9A-HJKMNP-Z]{11}$/

export const temporaryAccountNumberSchema = z.object({
  customerAccountNumber: z.string(),
  temporary: z.literal(true),
  issuedAt: z.string(),
})
