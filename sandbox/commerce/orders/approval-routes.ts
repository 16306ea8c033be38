import { Hono } from 'hono'
import { orderApprovalDecisionSchema } from '../../../lib/contract/commerce/order/order-approval.ts'
import { transaction } from '../../db/transaction.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { overseenOrganizations } from '../organizations/approvers.ts'
import { cancelUnits } from './cancel-order.ts'
import { listForApproval } from './order-list.ts'
import type { StoredOrder } from './order-row.ts'
import { endHold, mendOrder } from './order-store.ts'
import { workOnOrders } from './order-work.ts'
import { cancelledUnits } from './remaining-entries.ts'
import { requireOverseenOrder } from './require-overseen-order.ts'
import { settleOrders } from './settle-orders.ts'
import { tellDecision } from './tell-approval.ts'
import { toOrderSummary } from './to-order.ts'

/** Maximum number of orders per response; further ones follow once these are decided. */
const MOST_LISTED = 20

/** Order approvals as in OCC, without its approval stages and budgets. */
export const createOrderApprovalRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/orderapprovals',
    answering('OrderApprovalList', request => list(commerce, request)),
  )
  routes.post(
    '/users/:user/orderapprovals/:order/decision',
    answering('OrderApprovalDecision', request => decide(commerce, request)),
  )
  return routes
}

/** Whether a customer may approve or decline an order now (see `listForApproval`). */
export const isApprovable = (
  { database, customer }: CustomerContext,
  { site, code }: StoredOrder,
): boolean => {
  const approver = customer.customerId
  const organizations = overseenOrganizations(database, approver)
  return listForApproval(database, { site, organizations, approver, code, size: 1 }).length > 0
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const { database, audience, customer, now } = context
  const { site } = audience
  settleOrders(commerce, now, { site })
  const approver = customer.customerId
  const organizations = overseenOrganizations(database, approver)
  const waiting = listForApproval(database, { site, organizations, approver, size: MOST_LISTED })
  return {
    body: {
      orderApprovals: waiting.map(order => ({
        code: String(order.code),
        approvalDecisionRequired: true,
        order: toOrderSummary(order, now, true),
      })),
    },
  }
}

const decide = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const input = await readBody(request, orderApprovalDecisionSchema)
  const { decision, comment } = input
  settleOrders(commerce, context.now, { site: context.audience.site })
  transaction(commerce.database, () => {
    const order = requireOverseenOrder(context, pathSegment(request, 'order'))
    if (!isApprovable(context, order))
      throw occError.illegalState('The order does not wait for this.', { reason: 'notOnHold' })
    if (decision === 'APPROVE') release(context, order)
    else cancelUnits(commerce, order, unitsOf(order), true)
    const event = decision === 'APPROVE' ? 'orderApproved' : 'orderDeclined'
    tellDecision(commerce, context, order, { event, comment })
  })
  await workOnOrders(commerce)
  return { status: 201, body: input }
}

const release = ({ database, now }: CustomerContext, order: StoredOrder): void => {
  const remaining = order.holdReasons.filter(reason => reason !== 'APPROVAL')
  mendOrder(database, order, {}, remaining)
  if (remaining.length === 0) endHold(database, order.code, now)
}

const unitsOf = (order: StoredOrder) =>
  order.snapshot.entries.flatMap(({ entryNumber, quantity }) => {
    const left = quantity - cancelledUnits(order, entryNumber)
    return left === 0 ? [] : [{ orderEntryNumber: entryNumber, quantity: left }]
  })
