import type { Commerce } from '../../commerce.ts'
import { highestRankFor } from '../../customers/customer-level.ts'
import { levelReading } from '../../customers/level-reading.ts'
import { findTokenCustomer } from '../../customers/resolve-customer.ts'
import type { CommerceRequest } from '../../http/environment.ts'

/**
 * The rank up to which the owner of the token may order by one of their accounts; undefined without a token,
 * 401 for one that is not good.
 */
export const findVisitorRank = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<number | undefined> => {
  const customer = await findTokenCustomer(commerce, request)
  return customer && highestRankFor(levelReading(commerce, request), customer.customerId)
}
