import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { seedCreatedCustomer } from '../seed/customers.ts'
import { createCommerceApp } from './app.ts'
import { createCommerce } from './commerce.ts'
import { createCommerceControlRoutes } from './control-routes.ts'
import { settleClosures } from './customers/settle-closures.ts'
import { captureInvoicePayments } from './invoice-payments/pay-invoices.ts'
import { workOnOrders } from './orders/order-work.ts'
import { settleQualifications } from './qualifications/settle-qualifications.ts'
import { settleQuotes } from './quotes/settle-quotes.ts'
import { settleRequests } from './requests/settle-requests.ts'
import { settleExemptions } from './taxes/settle-exemptions.ts'

/** How often orders are looked at that nobody asks for; in milliseconds. */
const WORK_EVERY_MS = 15_000

/** The commerce engine of the sandbox, in OCC v2 form. */
export const createCommerceService = (context: SandboxContext): Service => {
  const commerce = createCommerce(context)
  context.hooks.userCreated.set('commerce', (user, facts) => seedCreatedCustomer(context, user.id, facts))
  context.hooks.controlRoutes.set('commerce', createCommerceControlRoutes(context, commerce))
  context.hooks.reset.add(() => commerce.lookups.clear())
  const timer = setInterval(() => {
    if (!context.database.isOpen) return clearInterval(timer)
    void workOnOrders(commerce)
    settleQuotes(commerce, commerce.clock.now())
    settleQualifications(commerce, commerce.clock.now())
    settleExemptions(commerce, commerce.clock.now())
    settleRequests(commerce, commerce.clock.now())
    settleClosures(commerce.database, commerce.clock.now())
    void captureInvoicePayments(commerce)
  }, WORK_EVERY_MS).unref()
  return createHonoService('commerce', createCommerceApp(commerce))
}
