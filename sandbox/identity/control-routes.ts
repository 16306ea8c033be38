import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { revokeAccountRecords } from './record-store.ts'

/**
 * Steps in for the administrators: `DELETE /sessions/{identity user id}` ends everything a person is signed
 * in to.
 */
export const createIdentityControlRoutes = (database: DatabaseSync): Hono => {
  const routes = new Hono()
  routes.delete('/sessions/:userId', request =>
    revokeAccountRecords(database, request.req.param('userId'))
      ? request.body(null, 204)
      : request.json({ message: 'No user is signed in by this id' }, 404),
  )
  return routes
}
