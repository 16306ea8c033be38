import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { z } from 'zod'
import { transaction } from '../db/transaction.ts'
import { findCustomerByIamId } from './customers/customer-store.ts'
import { findAssociation, putAssociation } from './organizations/association-store.ts'
import { findDefaultOrganization } from './organizations/organization-store.ts'

const decisionSchema = z.object({
  organizationUid: z.string(),
  /** Identity user id. */
  userId: z.string(),
  status: z.enum(['ASSOCIATED', 'REJECTED']),
})

type Decision = z.infer<typeof decisionSchema>

/** Steps in for people who work elsewhere: `POST /associations` decides a link that waits for approval. */
export const createCommerceControlRoutes = (database: DatabaseSync): Hono => {
  const routes = new Hono()
  routes.post('/associations', async request => {
    const decision = decisionSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!decision.success) return request.json({ message: z.prettifyError(decision.error) }, 400)
    const decided = transaction(database, () => decide(database, decision.data))
    return decided ? request.body(null, 204) : request.json({ message: 'No such link is waiting' }, 404)
  })
  return routes
}

const decide = (database: DatabaseSync, { organizationUid, userId, status }: Decision): boolean => {
  const customerId = findCustomerByIamId(database, userId)?.customerId
  const known = customerId === undefined ? undefined : findAssociation(database, organizationUid, customerId)
  if (customerId === undefined || known?.status !== 'PENDING_APPROVAL') return false
  const isDefault = status === 'ASSOCIATED' && findDefaultOrganization(database, customerId) === undefined
  putAssociation(database, { ...known, status, isDefault })
  return true
}
