import { Hono } from 'hono'
import { z } from 'zod'
import type { SandboxContext } from '../../context.ts'
import { endHold, moveAhead } from './order-store.ts'

const stepSchema = z.union([
  /** Everything that waits is there: the order is worked on. */
  z.strictObject({ endHold: z.literal(true) }),
  /** The work on the order is this much further on; in seconds. */
  z.strictObject({ ahead: z.int().positive().max(31_536_000) }),
])

/** Steps in for those who check and ship orders: `POST /{code}` ends a hold, or moves the work on. */
export const createOrderControlRoutes = ({
  database,
  clock,
}: Pick<SandboxContext, 'database' | 'clock'>): Hono => {
  const routes = new Hono()
  routes.post('/:code', async request => {
    const step = stepSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!step.success) return request.json({ message: z.prettifyError(step.error) }, 400)
    const code = Number(request.req.param('code'))
    const isDone =
      'ahead' in step.data
        ? moveAhead(database, code, step.data.ahead * 1000)
        : endHold(database, code, clock.now())
    return isDone ? request.body(null, 204) : request.json({ message: 'No such order is waiting' }, 404)
  })
  return routes
}
