import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { seedCreatedCustomer } from '../seed/customers.ts'
import { createCommerceApp } from './app.ts'
import { createCommerce } from './commerce.ts'
import { createCommerceControlRoutes } from './control-routes.ts'

/** The commerce engine of the sandbox, in OCC v2 form. */
export const createCommerceService = (context: SandboxContext): Service => {
  const commerce = createCommerce(context)
  context.hooks.userCreated.set('commerce', (user, facts) => seedCreatedCustomer(context, user.id, facts))
  context.hooks.controlRoutes.set('commerce', createCommerceControlRoutes(context))
  context.hooks.reset.add(() => commerce.lookups.clear())
  return createHonoService('commerce', createCommerceApp(commerce))
}
