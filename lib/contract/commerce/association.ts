import { z } from 'zod'

/** The association of a customer with an organization. */
export const associationSchema = z.object({
  status: z.enum(['ASSOCIATED', 'PENDING_APPROVAL', 'REJECTED']),
  administrator: z.boolean(),
  default: z.boolean(),
  since: z.string(),
  /** Whether the member asks to become an administrator. */
  administratorRequested: z.boolean().optional(),
})

export const associationAnswerSchema = z.object({ association: associationSchema })

export const associationInputSchema = z.object({
  termsAccepted: z.literal(true),
  actAsAdministrator: z.boolean().optional(),
  default: z.boolean().optional(),
  /** The membership needs the approval of an administrator, if the organization has one. */
  approvalRequested: z.boolean().optional(),
})

export type Association = z.infer<typeof associationSchema>
export type AssociationInput = z.infer<typeof associationInputSchema>
