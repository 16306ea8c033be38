import { QUALIFICATION_LEVELS } from '../../../seed/reference/qualification-levels.ts'
import type { Commerce } from '../../commerce.ts'
import { orderingLevels } from '../../customers/customer-level.ts'
import { findTokenCustomer } from '../../customers/resolve-customer.ts'
import type { CommerceRequest } from '../../http/environment.ts'

/** The rank up to which the owner of the token may order, in whosever name; undefined without a token, 401 for one that is not good. */
export const findVisitorRank = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<number | undefined> => {
  const customer = await findTokenCustomer(commerce, request)
  if (customer === undefined) return undefined
  const levels = orderingLevels(commerce.database, customer.customerId)
  return Math.max(...QUALIFICATION_LEVELS.filter(({ code }) => levels.includes(code)).map(({ rank }) => rank))
}
