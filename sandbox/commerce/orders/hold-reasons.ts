import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import type { HoldReason } from '../../../lib/contract/commerce/order/order.ts'
import { SCREENED_COUNTRIES } from '../../seed/reference/postal-directory.ts'
import { SCREENED_NAMES } from '../../seed/reference/screened-names.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { highestRank } from '../carts/highest-rank.ts'
import { billingAddressOf, type CartState } from '../checkout/cart-state.ts'
import { fullName } from '../customers/customer.ts'
import { rankFor } from '../customers/customer-level.ts'
import { isFlagOn } from '../flags-of-site.ts'
import { needsApproval } from '../organizations/approvers.ts'
import { cardOf } from '../payments/card-of.ts'
import { comparisonKey } from '../text/transliterate.ts'

const screened = new Set(SCREENED_NAMES.map(comparisonKey))

/** Whether a name or a country may not be sold to: of the buyer, the organization, an address or the card. */
const isScreened = (context: CustomerContext, state: CartState): boolean => {
  const { database, market, customer } = context
  if (!isFlagOn(database, market, 'ofac')) return false
  const { checkout, organization } = state
  const billing = billingAddressOf(context, checkout, organization)
  const addresses = [checkout.delivery?.body, billing].filter(address => address !== undefined)
  if (addresses.some(({ country }) => SCREENED_COUNTRIES.has(country.isocode))) return true
  const holder = cardOf(database, customer.customerId, checkout)?.token.accountHolderName ?? ''
  const names = [fullName(customer), organization?.name ?? '', holder, ...addresses.flatMap(namesOf)]
  return names.some(name => screened.has(comparisonKey(name)))
}

const namesOf = (address: AddressInput): readonly string[] => {
  const { firstName = '', lastName = '', companyName = '', line1, line2 = '' } = address
  return [`${firstName} ${lastName}`, companyName, line1, line2]
}

/** Why an order waits before it is worked on. */
export const holdReasons = (context: CustomerContext, state: CartState): HoldReason[] => {
  const { checkout, organization, lines } = state
  const { paymentType, purchaseOrderNumber, purchaseOrderToFollow, qualifiedUser } = checkout
  const isInvited = qualifiedUser !== undefined && 'email' in qualifiedUser
  const { customer } = context
  const isAsked =
    organization !== undefined && needsApproval(context.database, organization.uid, customer.customerId)
  return [
    ...(isAsked ? (['APPROVAL'] as const) : []),
    ...(purchaseOrderToFollow === true && purchaseOrderNumber === undefined
      ? (['PURCHASE_ORDER'] as const)
      : []),
    ...(isInvited && highestRank(lines) > rankFor(context, customer.customerId, organization)
      ? (['QUALIFIED_USER'] as const)
      : []),
    ...(isScreened(context, state) ? (['SCREENING'] as const) : []),
    ...(paymentType === 'PURCHASE_ORDER' && organization?.creditSuspended ? (['CREDIT'] as const) : []),
  ]
}
