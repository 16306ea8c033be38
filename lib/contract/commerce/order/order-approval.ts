import { z } from 'zod'
import { orderSummarySchema } from './order-history.ts'

/** Maximum length of an approver's comment, in characters. */
export const APPROVAL_COMMENT_MAXIMUM = 500

/** An order of a colleague that is pending the user's approval (OCC order approval). */
const orderApprovalSchema = z.object({
  code: z.string(),
  approvalDecisionRequired: z.boolean(),
  order: orderSummarySchema,
})

export const orderApprovalListSchema = z.object({ orderApprovals: z.array(orderApprovalSchema) })

export const orderApprovalDecisionSchema = z.object({
  decision: z.enum(['APPROVE', 'REJECT']),
  comment: z.string().trim().max(APPROVAL_COMMENT_MAXIMUM).optional(),
})

export type OrderApproval = z.infer<typeof orderApprovalSchema>
export type OrderApprovalDecision = z.infer<typeof orderApprovalDecisionSchema>
