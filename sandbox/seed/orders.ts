import type { DatabaseSync } from 'node:sqlite'
import { findDefaultAddress } from '../commerce/addresses/address-store.ts'
import type { CustomerContext } from '../commerce/carts/cart-context.ts'
import { insertCart } from '../commerce/carts/cart-store.ts'
import { noteEntry, putEntry } from '../commerce/carts/entry-store.ts'
import { createCatalogue } from '../commerce/catalogue/catalogue.ts'
import { readCartState } from '../commerce/checkout/cart-state.ts'
import { replaceCheckout } from '../commerce/checkout/checkout-store.ts'
import { findCustomerByIamId } from '../commerce/customers/customer-store.ts'
import { findAnyOrder, setOrderStatus } from '../commerce/orders/order-store.ts'
import { keepSilent, SILENT_EVENT } from '../commerce/orders/tell-customer.ts'
import { writeOrder } from '../commerce/orders/write-order.ts'
import { insertReturn } from '../commerce/returns/return-store.ts'
import { acceptedEvent } from '../commerce/returns/settle-returns.ts'
import { findSite } from '../commerce/sites.ts'
import type { SandboxContext } from '../context.ts'
import { DEMO_ORDERS } from './demo-orders.ts'
import type { OrderFacts } from './order-facts.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

const HOUR = 3_600_000

/** Orders of the people who show them. The catalogue is there already. */
export const seedOrders = (stores: Stores): void => {
  for (const { customer, ...order } of DEMO_ORDERS) seedOrder(stores, customer, order)
}

/** Places an order as its customer would have placed it; nobody is told of it. */
export const seedOrder = ({ database, clock }: Stores, iamId: string, order: OrderFacts): void => {
  const now = clock.now() - order.hoursAgo * HOUR
  const context = contextOf(database, iamId, { ...order, now })
  const { customerId } = context.customer
  const cart = insertCart(database, { site: order.site, customerId, now })
  for (const [itemCode, quantity, note] of order.lines) {
    putEntry(database, cart.code, { itemCode, quantity })
    if (note !== undefined) noteEntry(database, cart.code, itemCode, note)
  }
  const address = order.address ?? findDefaultAddress(database, customerId)?.body
  replaceCheckout(database, cart.code, {
    ...order.checkout,
    ...(address && { delivery: { id: 'seeded', body: address } }),
  })
  const code = writeOrder(context, readCartState(context, cart), undefined)
  keepSilent(database, code, SILENT_EVENT, now)
  finish({ database, clock }, order, code)
}

/** What has happened to an order since. */
const finish = ({ database, clock }: Stores, { became }: OrderFacts, code: number): void => {
  if (became === 'CANCELLED' || became === 'CANCELLING') {
    cancelAll(database, code)
    setOrderStatus(database, code, became)
  }
  if (became === 'TAKEN_OVER') takeOver(database, code)
  const back = [{ entryNumber: 0, quantity: 1, refund: 20_340, fee: 2_260 }]
  if (became === 'RETURNED') {
    const returned = insertReturn(database, code, back, clock.now() - 5 * HOUR)
    keepSilent(database, code, acceptedEvent(returned), clock.now())
  }
}

const takeOver = (database: DatabaseSync, code: number): void => {
  database
    .prepare(
      `UPDATE commerce_orders SET status = 'COMPLETED',
         snapshot = json_set(snapshot, '$.fromPreviousSystem', json('true')) WHERE code = ?`,
    )
    .run(code)
}

const cancelAll = (database: DatabaseSync, code: number): void => {
  const order = findAnyOrder(database, code)
  const insert = database.prepare('INSERT INTO commerce_order_cancellations VALUES (?, ?, ?, ?, ?)')
  for (const { entryNumber, quantity } of order?.snapshot.entries ?? []) {
    const cost = entryNumber === 0 ? (order?.total ?? 0) : 0
    insert.run(code, entryNumber, quantity, cost, (order?.createdAt ?? 0) + HOUR)
  }
}

type Place = Pick<OrderFacts, 'site' | 'language'> & { now: number }

/** Somebody on a site, as if they called at a time. */
export const contextOf = (
  database: DatabaseSync,
  iamId: string,
  { site: uid, language: wanted, now }: Place,
): CustomerContext => {
  const site = findSite(uid)
  const customer = findCustomerByIamId(database, iamId)
  if (site === undefined || customer === undefined) throw new Error(`nobody orders as ${iamId}`)
  const language = wanted ?? site.languages[0]
  return {
    database,
    market: { site, language, currency: site.currencies[0] },
    audience: { site: uid, language },
    categories: createCatalogue(database).categories(),
    now,
    customer,
  }
}
