import type { StoredAddress } from '../addresses/address-row.ts'
import type { Commerce } from '../commerce.ts'
import { settleOrders } from './settle-orders.ts'

/** SQL of the place of an address in the snapshot of an order, as `placeOf` writes it. */
const placeAt = (address: string): string =>
  `json_array(${['line1', 'town', 'postalCode', 'country.isocode']
    .map(part => `snapshot ->> '$.${address}.${part}'`)
    .join(', ')})`

const placeOf = ({ line1, town, postalCode, country }: StoredAddress['body']): string =>
  JSON.stringify([line1, town, postalCode ?? null, country.isocode])

/**
 * Whether an open order is delivered or invoiced to an address. An order has a copy of its invoice address
 * without an id, which is compared among the orders of the address's owner. Call inside a transaction.
 * @param owner id of the customer, or uid of the organization
 */
export function isOrderedTo(
  commerce: Pick<Commerce, 'database' | 'mail' | 'clock'>,
  { id, body }: Pick<StoredAddress, 'id' | 'body'>,
  owner: string,
): boolean {
  const { database, clock } = commerce
  settleOrders(commerce, clock.now())
  const row = database
    .prepare(
      `SELECT 1 FROM commerce_orders WHERE status IN ('CREATED', 'ON_VALIDATION', 'READY')
       AND (snapshot ->> '$.deliveryAddress.id' = ?1 OR (customer_id = ?2 OR organization_uid = ?2)
         AND ?3 IN (${placeAt('sapBillingAddress')}, ${placeAt('paymentInfo.billingAddress')})) LIMIT 1`,
    )
    .get(id, owner, placeOf(body))
  return row !== undefined
}
