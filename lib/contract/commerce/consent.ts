import { z } from 'zod'

/** Consent template of the newsletter, which is also asked about at sign-up and after sign-in. */
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

/** Every consent of a customer to any template, the newest first (our extension). */
export const consentHistorySchema = z.object({
  consents: z.array(
    z.object({
      code: z.string(),
      consentTemplateId: z.string().optional(),
      consentGivenDate: z.string(),
      consentWithdrawnDate: z.string().optional(),
    }),
  ),
})

export type ConsentHistory = z.infer<typeof consentHistorySchema>
export type ConsentTemplate = z.infer<typeof consentTemplateSchema>

/** Code of the consent in force, or undefined. */
export const codeInForce = ({ currentConsent }: ConsentTemplate): string | undefined =>
  currentConsent?.consentGivenDate !== undefined && currentConsent.consentWithdrawnDate === undefined
    ? currentConsent.code
    : undefined

/** Whether the customer agrees to a template now. */
export const isInForce = (template: ConsentTemplate): boolean => codeInForce(template) !== undefined
