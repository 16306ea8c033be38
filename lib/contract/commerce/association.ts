import { z } from 'zod'

/** The association of a customer with an organization. */
export const associationSchema = z.object({
  status: z.enum(['ASSOCIATED', 'PENDING_APPROVAL', 'REJECTED']),
  administrator: z.boolean(),
  default: z.boolean(),
  since: z.string(),
  /** Whether the member asks to become an administrator. */
  administratorRequested: z.boolean().optional(),
  /** Who decides while it waits: customer service where the organization has no administrator. */
  decidedBy: z.enum(['ADMINISTRATOR', 'CUSTOMER_SERVICE']).optional(),
})

export const associationAnswerSchema = z.object({
  association: associationSchema,
  /** Whether the organization is new and being checked, so that nobody orders for it yet. */
  inReview: z.boolean().optional(),
})

export const associationInputSchema = z.object({
  termsAccepted: z.literal(true),
  actAsAdministrator: z.boolean().optional(),
  default: z.boolean().optional(),
  /** The membership has to be approved, whatever the organization's policy. */
  approvalRequested: z.boolean().optional(),
})

export type AssociationAnswer = z.infer<typeof associationAnswerSchema>
export type Association = z.infer<typeof associationSchema>
export type AssociationInput = z.infer<typeof associationInputSchema>
