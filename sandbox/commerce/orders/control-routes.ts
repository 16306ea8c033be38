import { Hono } from 'hono'
import { z } from 'zod'
import { copiesSchema } from '../../control/copies.ts'
import type { Commerce } from '../commerce.ts'
import { moveReturnAhead } from '../returns/return-store.ts'
import { copyOrder } from './copy-order.ts'
import { endHold, moveAhead } from './order-store.ts'
import { workOnOrders } from './order-work.ts'

const MOST_SECONDS = 31_536_000

const stepSchema = z.union([
  /** Everything that waits is there: the order is worked on. */
  z.strictObject({ endHold: z.literal(true) }),
  /** The work on the order is this much further on; in seconds. */
  z.strictObject({ ahead: z.int().positive().max(MOST_SECONDS) }),
  /** That many usages of an entry were used. */
  z.strictObject({ entryNumber: z.int().nonnegative(), used: z.int().nonnegative() }),
])

const returnStepSchema = z.strictObject({ ahead: z.int().positive().max(MOST_SECONDS) })

type Step = z.infer<typeof stepSchema>

const take = ({ database, clock }: Commerce, code: number, step: Step): boolean => {
  if ('ahead' in step) return moveAhead(database, code, step.ahead * 1000)
  if ('endHold' in step) return endHold(database, code, clock.now())
  database
    .prepare('INSERT OR REPLACE INTO commerce_order_usages VALUES (?, ?, ?)')
    .run(code, step.entryNumber, step.used)
  return true
}

/**
 * Steps in for those who check, ship and use: `POST /{code}` ends a hold, moves the work on an order on, or
 * uses usages up; `POST /returns/{code}` moves a return on. Customers are told at once. `POST /{code}/copies`
 * makes a history long.
 */
export const createOrderControlRoutes = (commerce: Commerce): Hono => {
  const routes = new Hono()
  routes.post('/returns/:code', async request => {
    const step = returnStepSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!step.success) return request.json({ message: z.prettifyError(step.error) }, 400)
    const code = Number(request.req.param('code'))
    if (!moveReturnAhead(commerce.database, code, step.data.ahead * 1000))
      return request.json({ message: 'No such return' }, 404)
    await workOnOrders(commerce)
    return request.body(null, 204)
  })
  routes.post('/:code/copies', async request => {
    const copies = copiesSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!copies.success) return request.json({ message: z.prettifyError(copies.error) }, 400)
    if (!copyOrder(commerce.database, Number(request.req.param('code')), copies.data.count))
      return request.json({ message: 'No such order' }, 404)
    return request.body(null, 204)
  })
  routes.post('/:code', async request => {
    const step = stepSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!step.success) return request.json({ message: z.prettifyError(step.error) }, 400)
    if (!take(commerce, Number(request.req.param('code')), step.data))
      return request.json({ message: 'No such order is waiting' }, 404)
    await workOnOrders(commerce)
    return request.body(null, 204)
  })
  return routes
}
