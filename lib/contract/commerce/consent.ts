import { z } from 'zod'

/** Consent template for marketing emails. */
export const MARKETING_TEMPLATE = 'MARKETING_NEWSLETTER'

/**
 * A consent template with the customer's consent; without a consent, or with a withdrawn one, the customer
 * has not agreed.
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

/** Every consent of a customer to marketing emails, the newest first (our extension). */
export const consentHistorySchema = z.object({
  consents: z.array(
    z.object({ code: z.string(), consentGivenDate: z.string(), consentWithdrawnDate: z.string().optional() }),
  ),
})

export type ConsentHistory = z.infer<typeof consentHistorySchema>
export type ConsentTemplate = z.infer<typeof consentTemplateSchema>
