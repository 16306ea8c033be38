import type { CustomerContext } from '../commerce/carts/cart-context.ts'
import { insertCart } from '../commerce/carts/cart-store.ts'
import { noteEntry, putEntry } from '../commerce/carts/entry-store.ts'
import { createCatalogue } from '../commerce/catalogue/catalogue.ts'
import { readCartState } from '../commerce/checkout/cart-state.ts'
import { replaceCheckout } from '../commerce/checkout/checkout-store.ts'
import { findCustomerByIamId } from '../commerce/customers/customer-store.ts'
import { endHold, findAnyOrder, setOrderStatus } from '../commerce/orders/order-store.ts'
import { SILENT_EVENT } from '../commerce/orders/tell-customer.ts'
import { writeOrder } from '../commerce/orders/write-order.ts'
import { insertReturn } from '../commerce/returns/return-store.ts'
import { findSite } from '../commerce/sites.ts'
import type { SandboxContext } from '../context.ts'
import { DEMO_ORDERS, type DemoOrder } from './demo-orders.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

const HOUR = 3_600_000

/** Orders of the people who show them, as they would have placed them. The catalogue is there already. */
export const seedOrders = (stores: Stores): void => {
  for (const order of DEMO_ORDERS) seedOrder(stores, order)
}

const seedOrder = ({ database, clock }: Stores, order: DemoOrder): void => {
  const now = clock.now() - order.hoursAgo * HOUR
  const context = contextOf({ database, clock }, order.customer, now)
  const cart = insertCart(database, {
    site: context.audience.site,
    customerId: context.customer.customerId,
    now,
  })
  for (const [itemCode, quantity, note] of order.lines) {
    putEntry(database, cart.code, { itemCode, quantity })
    if (note !== undefined) noteEntry(database, cart.code, itemCode, note)
  }
  const { body } = order.delivery
  replaceCheckout(database, cart.code, { ...order.checkout, delivery: { id: 'seeded', body } })
  const code = writeOrder(context, readCartState(context, cart), undefined)
  database.prepare('INSERT INTO commerce_order_mails VALUES (?, ?, ?)').run(code, SILENT_EVENT, now)
  finish({ database, clock }, order, code)
}

/** What has happened to an order since. */
const finish = ({ database, clock }: Stores, { became }: DemoOrder, code: number): void => {
  if (became === 'CANCELLED' || became === 'CANCELLING') {
    const { total, snapshot, createdAt } = findAnyOrder(database, code) ?? {}
    for (const { entryNumber, quantity } of snapshot?.entries ?? [])
      database
        .prepare('INSERT INTO commerce_order_cancellations VALUES (?, ?, ?, ?, ?)')
        .run(code, entryNumber, quantity, entryNumber === 0 ? (total ?? 0) : 0, (createdAt ?? 0) + HOUR)
    setOrderStatus(database, code, became)
  }
  if (became === 'RELEASED') endHold(database, code, clock.now())
  if (became === 'RETURNED')
    insertReturn(
      database,
      code,
      [{ entryNumber: 0, quantity: 1, refund: 20_340, fee: 2_260 }],
      clock.now() - 5 * HOUR,
    )
}

const contextOf = ({ database }: Stores, iamId: string, now: number): CustomerContext => {
  const site = findSite('usassessments')
  const customer = findCustomerByIamId(database, iamId)
  if (site === undefined || customer === undefined) throw new Error(`nobody orders as ${iamId}`)
  return {
    database,
    market: { site, language: 'en', currency: 'USD' },
    audience: { site: site.uid, language: 'en' },
    categories: createCatalogue(database).categories(),
    now,
    customer,
  }
}
