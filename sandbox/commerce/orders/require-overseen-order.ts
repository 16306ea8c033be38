import type { CustomerContext } from '../carts/cart-context.ts'
import { occError } from '../http/occ-error.ts'
import { overseenOrganizations } from '../organizations/approvers.ts'
import { parseCode } from '../parse-code.ts'
import type { StoredOrder } from './order-row.ts'
import { findAnyOrder } from './order-store.ts'

/**
 * An order on this site of an organization that the customer administers or approves for. Throws the same
 * answer for any other order as for one that does not exist.
 */
export const requireOverseenOrder = (
  { database, customer, audience }: CustomerContext,
  text: string,
): StoredOrder => {
  const code = parseCode(text)
  const order = code === undefined ? undefined : findAnyOrder(database, code)
  const uid = order?.organizationUid
  const isTheirs = uid !== undefined && overseenOrganizations(database, customer.customerId).includes(uid)
  if (order === undefined || !isTheirs || order.site !== audience.site)
    throw occError.unknownIdentifier('Order not found.', { subject: text })
  return order
}
