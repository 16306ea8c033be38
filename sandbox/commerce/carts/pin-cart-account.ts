import type { DatabaseSync } from 'node:sqlite'
import { changeCheckout, readCheckout } from '../checkout/checkout-store.ts'
import { orderingOrganization } from '../programmes/programmes-of.ts'

/**
 * Settles for which account the carts are that a customer has begun, so that another default is one of new
 * carts only. Call it before the default changes.
 */
export const pinAccountOfCarts = (database: DatabaseSync, customerId: string): void => {
  const organizationUid = orderingOrganization(database, customerId)?.uid ?? null
  const begun = database
    .prepare(
      'SELECT code FROM commerce_carts WHERE customer_id = ? AND saved_at IS NULL AND quote_code IS NULL',
    )
    .all(customerId)
  for (const { code } of begun)
    if (readCheckout(database, Number(code)).organizationUid === undefined)
      changeCheckout(database, Number(code), { organizationUid })
}
