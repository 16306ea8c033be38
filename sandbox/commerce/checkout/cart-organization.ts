import type { CartContext } from '../carts/cart-context.ts'
import type { StoredCart } from '../carts/cart-store.ts'
import { isMember } from '../organizations/association-store.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { orderingOrganization } from '../programmes/programmes-of.ts'
import { type Checkout, readCheckout } from './checkout-store.ts'

/**
 * The organization that checkout has chosen, or else the customer's default; undefined for the personal
 * account.
 */
export const organizationOf = (
  { database, customer }: CartContext,
  { organizationUid }: Checkout,
): OrganizationRecord | undefined => {
  if (customer === undefined || organizationUid === null) return undefined
  if (organizationUid === undefined) return orderingOrganization(database, customer.customerId)
  const chosen = findOrganization(database, organizationUid)
  const isUsable = chosen?.status === 'ACTIVE' && isMember(database, organizationUid, customer.customerId)
  return isUsable ? chosen : undefined
}

/** The organization that a cart is for, or undefined for the personal account. */
export const readCartOrganization = (
  context: CartContext,
  { code }: StoredCart,
): OrganizationRecord | undefined => organizationOf(context, readCheckout(context.database, code))
