import type { HoldReason } from '../../../lib/contract/commerce/order/order.ts'
import { SCREENED_NAMES } from '../../seed/reference/screened-names.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { highestRank } from '../carts/highest-rank.ts'
import type { CartState } from '../checkout/cart-state.ts'
import { fullName } from '../customers/customer.ts'
import { ownRank } from '../customers/customer-level.ts'
import { isFlagOn } from '../flags-of-site.ts'
import { comparisonKey } from '../text/transliterate.ts'

const screened = new Set(SCREENED_NAMES.map(comparisonKey))

const isScreened = ({ database, market, customer }: CustomerContext, state: CartState): boolean => {
  if (!isFlagOn(database, market, 'ofac')) return false
  const { firstName = '', lastName = '', companyName = '' } = state.checkout.delivery?.body ?? {}
  const names = [fullName(customer), `${firstName} ${lastName}`, companyName, state.organization?.name ?? '']
  return names.some(name => screened.has(comparisonKey(name)))
}

/** Why an order waits before it is worked on. */
export const holdReasons = (context: CustomerContext, state: CartState): HoldReason[] => {
  const { checkout, organization, lines } = state
  const { paymentType, purchaseOrderNumber, purchaseOrderToFollow, qualifiedUser } = checkout
  const isInvited = qualifiedUser !== undefined && 'email' in qualifiedUser
  const { database, customer } = context
  return [
    ...(purchaseOrderToFollow === true && purchaseOrderNumber === undefined
      ? (['PURCHASE_ORDER'] as const)
      : []),
    ...(isInvited && highestRank(lines) > ownRank(database, customer.customerId)
      ? (['QUALIFIED_USER'] as const)
      : []),
    ...(isScreened(context, state) ? (['SCREENING'] as const) : []),
    ...(paymentType === 'PURCHASE_ORDER' && organization?.creditSuspended ? (['CREDIT'] as const) : []),
  ]
}
