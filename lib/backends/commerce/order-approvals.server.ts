import 'server-only'
import {
  type OrderApprovalDecision,
  orderApprovalDecisionSchema,
  orderApprovalListSchema,
} from '@/lib/contract/commerce/order/order-approval'
import { ok } from '@/lib/result/result'
import { callCommerce, type SignedInContext } from './commerce-call.server'

const APPROVALS = ['users', 'current', 'orderapprovals']

/**
 * Orders of colleagues that wait for the user's decision, the newest first; none where commerce has no
 * approvals.
 */
export async function listOrderApprovals(context: SignedInContext) {
  const answer = await callCommerce(context, {
    operation: 'listOrderApprovals',
    method: 'GET',
    path: APPROVALS,
    query: { fields: 'FULL' },
    schema: orderApprovalListSchema,
  })
  if (answer.ok) return ok(answer.value.orderApprovals)
  return answer.error.code === 'UnknownResourceError' ? ok([]) : answer
}

/** Approves an order of a colleague, or declines it, which cancels it. */
export const decideOrder = (context: SignedInContext, code: string, body: OrderApprovalDecision) =>
  callCommerce(context, {
    operation: 'decideOrder',
    method: 'POST',
    path: [...APPROVALS, code, 'decision'],
    body,
    schema: orderApprovalDecisionSchema,
  })
