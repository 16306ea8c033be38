import { Hono } from 'hono'
import { z } from 'zod'
import { DECISION_REASONS } from '../../../lib/contract/commerce/qualification/qualification.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { decideOn } from './decide.ts'
import { findQualification } from './qualification-store.ts'

const note = z.string().max(500).optional()

const stepSchema = z.union([
  z.strictObject({ status: z.literal('APPROVED'), validUntil: z.iso.date().optional(), note }),
  z.strictObject({
    status: z.enum(['MORE_INFORMATION', 'REJECTED']),
    reason: z.enum(DECISION_REASONS),
    note,
  }),
])

/** Steps in for those who review: `PUT /{id}` decides on a qualification. */
export const createQualificationControlRoutes = (commerce: Commerce): Hono => {
  const routes = new Hono()
  routes.put('/:id', async request => {
    const step = stepSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!step.success) return request.json({ message: z.prettifyError(step.error) }, 400)
    const isDone = transaction(commerce.database, () => {
      const qualification = findQualification(commerce.database, request.req.param('id'))
      if (qualification === undefined || qualification.status === 'DRAFT') return false
      decideOn(commerce, qualification, { ...step.data, at: commerce.clock.now() })
      return true
    })
    return isDone ? request.body(null, 204) : request.json({ message: 'No such qualification' }, 404)
  })
  return routes
}
