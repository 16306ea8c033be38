import type { MiddlewareHandler } from 'hono'
import type { Commerce } from '../commerce.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { decideJoins } from '../organizations/decide-as-customer-service.ts'
import { settleRoleRequests } from '../organizations/settle-role-requests.ts'
import { decideAccesses } from '../qglobal/decide-access.ts'

type Settling = Pick<Commerce, 'database' | 'mail'>

/** Decides requests that nobody in the store answers: customer service has them for a day. */
export function settleRequests(commerce: Settling, now: number): void {
  decideJoins(commerce, now)
  settleRoleRequests(commerce, now)
  decideAccesses(commerce, now)
}

/** The same before any call is answered. */
export const decideRequestsFirst =
  (commerce: Commerce): MiddlewareHandler<CommerceEnvironment> =>
  (_, next) => {
    settleRequests(commerce, commerce.clock.now())
    return next()
  }
