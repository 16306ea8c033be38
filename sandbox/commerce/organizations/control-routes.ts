import { Hono } from 'hono'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { findCustomerByIamId } from '../customers/customer-store.ts'
import { decideRoleRequest } from './settle-role-requests.ts'

const decisionSchema = z.strictObject({ approved: z.boolean() })

/**
 * Steps in for customer service: `PUT /{uid}/administratorRequests/{identity user id}` decides whether a
 * member becomes the administrator of an organisation that has none.
 */
export const createRoleControlRoutes = (commerce: Commerce): Hono => {
  const routes = new Hono()
  routes.put('/:uid/administratorRequests/:userId', async request => {
    const decision = decisionSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!decision.success) return request.json({ message: z.prettifyError(decision.error) }, 400)
    const { database } = commerce
    const customerId = findCustomerByIamId(database, request.req.param('userId'))?.customerId ?? ''
    const asked = { organizationUid: request.req.param('uid'), customerId }
    return transaction(database, () => decideRoleRequest(commerce, asked, decision.data.approved))
      ? request.body(null, 204)
      : request.json({ message: 'No such request waits for customer service' }, 404)
  })
  return routes
}
