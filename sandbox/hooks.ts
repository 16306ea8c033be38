import type { Hono } from 'hono'

/** The identity facts of a user that the control service has just made. */
type CreatedUser = {
  id: string
  username: string
  givenName: string
  familyName: string
  email: string
}

/**
 * Points at which a service may join in with the control service. `userCreated` gets the part of the request
 * under the service's own name, unparsed; `reset` runs after the data was seeded again; `controlRoutes` are
 * served below `/{service name}` on the control port.
 */
export type Hooks = {
  userCreated: Map<string, (user: CreatedUser, facts: unknown) => void | Promise<void>>
  reset: Set<() => void | Promise<void>>
  controlRoutes: Map<string, Hono>
}

export const createHooks = (): Hooks => ({
  userCreated: new Map(),
  reset: new Set(),
  controlRoutes: new Map(),
})
