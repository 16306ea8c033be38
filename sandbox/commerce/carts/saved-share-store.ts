import type { DatabaseSync } from 'node:sqlite'
import type { SharePermission } from '../../../lib/contract/commerce/cart/saved-cart.ts'
import { isMember } from '../organizations/association-store.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import type { StoredCart } from './cart-store.ts'

/** With whom a saved cart is shared, and what they may do with it. */
export type SavedShare = {
  organization: { uid: string; name: string }
  permission: SharePermission
  since: number
}

/** The share of a saved cart; it ends while its owner is no member of the organization. */
export const findShare = (database: DatabaseSync, cart: number): SavedShare | undefined => {
  const row = database
    .prepare(
      `SELECT organization_uid, permission, since, customer_id FROM commerce_saved_cart_shares
       JOIN commerce_carts ON code = cart WHERE cart = ?`,
    )
    .get(cart)
  if (row === undefined) return undefined
  const organization = findOrganization(database, String(row.organization_uid))
  if (organization === undefined || !isMember(database, organization.uid, String(row.customer_id)))
    return undefined
  const { uid, name } = organization
  return {
    organization: { uid, name },
    permission: row.permission === 'COPY' ? 'COPY' : 'VIEW',
    since: Number(row.since),
  }
}

/** Shares a saved cart, or changes with whom and how it is shared. */
export const putShare = (
  database: DatabaseSync,
  cart: number,
  share: { organizationUid: string; permission: SharePermission; since: number },
): void => {
  const { organizationUid, permission, since } = share
  database
    .prepare('INSERT OR REPLACE INTO commerce_saved_cart_shares VALUES (?, ?, ?, ?)')
    .run(cart, organizationUid, permission, since)
}

export const deleteShare = (database: DatabaseSync, cart: number): void => {
  database.prepare('DELETE FROM commerce_saved_cart_shares WHERE cart = ?').run(cart)
}

/** The owner of a cart, by name alone: colleagues are told nothing else. */
export const ownerOf = (
  database: DatabaseSync,
  { customerId }: StoredCart,
): { uid: string; name: string } | undefined => {
  const row = database
    .prepare('SELECT first_name, last_name FROM commerce_customers WHERE customer_id = ?')
    .get(customerId ?? '')
  return row && customerId !== undefined
    ? { uid: customerId, name: `${row.first_name} ${row.last_name}` }
    : undefined
}
