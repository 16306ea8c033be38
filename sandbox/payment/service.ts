import { Hono } from 'hono'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { createApiRoutes } from './api-routes.ts'
import { createChallengeRoutes } from './challenge/routes.ts'
import { createPaymentControlRoutes } from './control-routes.ts'
import { createFieldsRoutes } from './fields/routes.ts'

/** The payment provider: hosted fields for the browser, 3-D Secure challenges, and the server API. */
export const createPaymentService = (context: SandboxContext): Service => {
  const app = new Hono()
  context.hooks.controlRoutes.set('payment', createPaymentControlRoutes(context))
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
  })
  app.route('/v1', createApiRoutes(context))
  app.route('/fields', createFieldsRoutes(context))
  app.route('/challenge', createChallengeRoutes(context))
  return createHonoService('payment', app)
}
