import { Hono } from 'hono'
import type { Commerce } from './commerce.ts'
import { requireTokenCustomer } from './customers/resolve-customer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from './http/environment.ts'
import { fieldFault, validationError } from './http/occ-error.ts'

/** The two calls of the storefront's own session, beside the engine's API (spec §7, store and commerce). */
export const createSessionRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get('/customer/current', async request => {
    const { uid, customerId } = await requireTokenCustomer(commerce, request)
    return request.json({ uid, customerId })
  })
  routes.on(['GET', 'POST'], '/logout', request => redirectAfterLogout(commerce, request))
  return routes
}

/** Tells where to go after sign-out: home on the host the visitor came from, if it is one of the store's. */
const redirectAfterLogout = ({ storeOrigins }: Commerce, request: CommerceRequest): Response => {
  const timeout = request.req.query('timeout') ?? 'false'
  if (timeout !== 'true' && timeout !== 'false') {
    throw validationError([fieldFault('timeout', 'invalid', 'The flag is true or false.')])
  }
  const host = request.req.header('x-forwarded-host')
  const origin = storeOrigins.find(candidate => new URL(candidate).host === host) ?? storeOrigins[0]
  return request.redirect(`${origin}/${timeout === 'true' ? '?timeout=true' : ''}`, 302)
}
