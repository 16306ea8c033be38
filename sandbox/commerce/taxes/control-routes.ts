import { Hono } from 'hono'
import { z } from 'zod'
import { REJECTION_REASONS } from '../../../lib/contract/commerce/checkout/tax-exemption.ts'
import type { Commerce } from '../commerce.ts'
import { decideAndTell } from './settle-exemptions.ts'

const decisionSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('ACTIVE') }),
  z.strictObject({ status: z.literal('REJECTED'), reason: z.enum(REJECTION_REASONS) }),
])

/** Steps in for those who review certificates: `PUT /{id}` accepts one that waits, or refuses it. */
export const createExemptionControlRoutes = (commerce: Commerce): Hono => {
  const routes = new Hono()
  routes.put('/:id', async request => {
    const decision = decisionSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!decision.success) return request.json({ message: z.prettifyError(decision.error) }, 400)
    return decideAndTell(commerce, request.req.param('id'), { reason: null, ...decision.data })
      ? request.body(null, 204)
      : request.json({ message: 'No such certificate waits' }, 404)
  })
  return routes
}
