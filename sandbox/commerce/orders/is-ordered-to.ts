import type { Commerce } from '../commerce.ts'
import { settleOrders } from './settle-orders.ts'

/** Whether an open order is delivered to an address. Call inside a transaction. */
export function isOrderedTo(
  commerce: Pick<Commerce, 'database' | 'mail' | 'clock'>,
  address: string,
): boolean {
  const { database, clock } = commerce
  settleOrders(commerce, clock.now())
  const row = database
    .prepare(
      `SELECT 1 FROM commerce_orders WHERE status IN ('CREATED', 'ON_VALIDATION', 'READY')
       AND snapshot ->> '$.deliveryAddress.id' = ? LIMIT 1`,
    )
    .get(address)
  return row !== undefined
}
