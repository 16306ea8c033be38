import { z } from 'zod'

/** The template under which people agree to news by email. */
export const MARKETING_TEMPLATE = 'MARKETING_NEWSLETTER'

/**
 * What a customer has agreed to, or not: without a consent, or with one that was withdrawn, they have not.
 */
export const consentTemplateSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  description: z.string().optional(),
  version: z.number().int(),
  currentConsent: z
    .object({
      code: z.string().optional(),
      consentGivenDate: z.string().optional(),
      consentWithdrawnDate: z.string().optional(),
    })
    .optional(),
})

export const consentTemplateListSchema = z.object({ consentTemplates: z.array(consentTemplateSchema) })

export type ConsentTemplate = z.infer<typeof consentTemplateSchema>
