import { z } from 'zod'

const EXEMPTION_STATUSES = ['SUBMITTED', 'ACTIVE', 'REJECTED', 'EXPIRED'] as const

/** Codes of why a certificate was rejected; commerce may have others. */
export const REJECTION_REASONS = ['UNSIGNED', 'ILLEGIBLE', 'WRONG_NAME', 'WRONG_REGION', 'EXPIRED'] as const

/** A tax exemption of an organization in one region; days as yyyy-mm-dd. */
export const taxExemptionSchema = z.object({
  id: z.string(),
  region: z.object({ isocode: z.string(), name: z.string().optional() }),
  certificateNumber: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  status: z.enum(EXEMPTION_STATUSES),
  fileName: z.string(),
  /** Whether the user may download the certificate: administrators, and the member who uploaded it. */
  certificateReadable: z.boolean().optional(),
  /** Code of why it was rejected. */
  reason: z.string().optional(),
})

export const taxExemptionListSchema = z.object({ taxExemptions: z.array(taxExemptionSchema) })

/** The fields beside the file `certificate` of a new exemption. */
export const taxExemptionFieldsSchema = z.object({
  'region.isocode': z.string().max(10),
  certificateNumber: z.string().trim().min(1).max(40),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  signed: z.literal('true'),
})

export type TaxExemption = z.infer<typeof taxExemptionSchema>
