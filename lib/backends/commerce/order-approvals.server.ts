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
 * Lists orders of colleagues that are pending the user's approval, the newest first. Empty if commerce does
 * not support approvals.
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

/** Approves or declines an order of a colleague; declining cancels the order. */
export const decideOrder = (context: SignedInContext, code: string, body: OrderApprovalDecision) =>
  callCommerce(context, {
    operation: 'decideOrder',
    method: 'POST',
    path: [...APPROVALS, code, 'decision'],
    body,
    schema: orderApprovalDecisionSchema,
  })
