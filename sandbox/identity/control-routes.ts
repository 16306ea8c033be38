import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { z } from 'zod'
import { PEOPLE_PASSWORD } from '../seed/people.ts'
import { createAgentDirectory } from './agents/agent-directory.ts'
import { hashPassword } from './password-hash.ts'
import { revokeAccountRecords } from './record-store.ts'

const agentSchema = z.strictObject({
  id: z.string().min(1),
  username: z.string().min(1),
  name: z.string().min(1),
  totpSecret: z.string().regex(/^[A-Z2-7]{32}$/),
  roles: z.array(z.enum(['asagent', 'asagentlead'])),
})

/**
 * Steps in for the administrators: `DELETE /sessions/{identity user id}` ends everything a person is signed
 * in to, `POST /agents` makes an account of support staff with the password of the demo users.
 */
export const createIdentityControlRoutes = (database: DatabaseSync): Hono => {
  const routes = new Hono()
  routes.delete('/sessions/:userId', request =>
    revokeAccountRecords(database, request.req.param('userId'))
      ? request.body(null, 204)
      : request.json({ message: 'No user is signed in by this id' }, 404),
  )
  routes.post('/agents', async request => {
    const agent = agentSchema.safeParse(await request.req.json())
    if (!agent.success) return request.json({ message: agent.error.message }, 400)
    const passwordHash = await hashPassword(PEOPLE_PASSWORD)
    createAgentDirectory(database).create({ ...agent.data, passwordHash })
    return request.body(null, 204)
  })
  return routes
}
