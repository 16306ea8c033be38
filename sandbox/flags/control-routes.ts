import { Hono } from 'hono'
import { z } from 'zod'
import { flagKeySchema, flagValueSchema } from '../../lib/contract/flags.ts'
import type { SandboxContext } from '../context.ts'
import { cutStreams, listFlagEvents, removeFlag, setFlag } from './changes.ts'
import { RULE_ATTRIBUTES } from './flag-store.ts'

const changeSchema = z.strictObject({
  value: flagValueSchema,
  rule: z.strictObject({ attribute: z.enum(RULE_ATTRIBUTES), equals: z.string().min(1) }).optional(),
})

/**
 * `PUT /{key}` {value, rule?}, `DELETE /{key}`, `GET /events` and `POST /streams/cut`, for the control
 * service.
 */
export const createFlagControlRoutes = (context: SandboxContext): Hono => {
  const app = new Hono()

  app.get('/events', c => c.json({ events: listFlagEvents(context) }))

  app.post('/streams/cut', c => {
    cutStreams(context)
    return c.body(null, 204)
  })

  app.put('/:key', async c => {
    const key = flagKeySchema.safeParse(c.req.param('key'))
    const change = changeSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!key.success || !change.success) return c.json({ message: 'Not a flag change' }, 400)
    setFlag(context, key.data, change.data.value, change.data.rule)
    return c.body(null, 204)
  })

  app.delete('/:key', c =>
    removeFlag(context, c.req.param('key')) ? c.body(null, 204) : c.json({ message: 'No such flag' }, 404),
  )

  return app
}
