import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** In the order of their ports, counted from the base port. */
export const SERVICE_NAMES = ['control', 'identity', 'login-service', 'commerce', 'content', 'flags'] as const

export type ServiceName = (typeof SERVICE_NAMES)[number]

export type Service = { name: ServiceName; listener: RequestListener }

/** A service made of Hono routes. */
export const createHonoService = (name: ServiceName, app: Pick<Hono, 'fetch'>): Service => ({
  name,
  listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
})
