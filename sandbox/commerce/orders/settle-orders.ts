import type { DatabaseSync } from 'node:sqlite'
import { progressOf } from './fulfilment.ts'
import { statusAt } from './fulfilment-plan.ts'
import { listOpenOrders, type OrderShelf, setOrderStatus } from './order-store.ts'

/** Writes what the clock has made of a customer's orders, so that they can be listed by status. */
export function settleOrders(database: DatabaseSync, shelf: OrderShelf, now: number): void {
  for (const order of listOpenOrders(database, shelf)) {
    const progress = progressOf(order, now)
    const status = progress && statusAt(progress.plan, progress.moment)
    if (status !== undefined && status !== order.status) setOrderStatus(database, order.code, status)
  }
}
