import { readCartOrganization } from '../checkout/cart-organization.ts'
import { highestRankFor, rankFor } from '../customers/customer-level.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import type { CartContext } from './cart-context.ts'
import type { StoredCart } from './cart-store.ts'

/** The lowest level is open to everybody. */
const OPEN_RANK = 1

/**
 * The rank up to which a customer may order for an organization, or for themselves without one; that of the
 * open level if anonymous.
 */
export const rankWith = (context: CartContext, organization: OrganizationRecord | undefined): number =>
  context.customer === undefined ? OPEN_RANK : rankFor(context, context.customer.customerId, organization)

/** The same by the best of their accounts. */
export const rankOfAnyAccount = (context: CartContext): number =>
  context.customer === undefined ? OPEN_RANK : highestRankFor(context, context.customer.customerId)

/** The rank up to which a cart may be ordered by its customer; undefined for anonymous users. */
export const rankOfCart = (context: CartContext, cart: StoredCart): number | undefined =>
  context.customer && rankWith(context, readCartOrganization(context, cart))
