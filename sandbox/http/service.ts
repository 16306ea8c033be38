import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** In the order of their ports, counted from the base port. */
export const SERVICE_NAMES = [
  'control',
  'identity',
  'login-service',
  'commerce',
  'content',
  'flags',
  'payment',
  'captcha',
] as const

export type ServiceName = (typeof SERVICE_NAMES)[number]

export type Service = { name: ServiceName; listener: RequestListener }

/**
 * Any Hono app, whatever it declares about its environment: every one of ours gets Node's request and
 * response.
 */
type WebApp = { fetch(request: Request, env?: unknown): Response | Promise<Response> }

/** A service made of Hono routes. */
export const createHonoService = (name: ServiceName, app: WebApp): Service => ({
  name,
  listener: getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
  }),
})
