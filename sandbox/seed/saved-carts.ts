import { insertCart } from '../commerce/carts/cart-store.ts'
import { noteEntry, putEntry, rememberSaved } from '../commerce/carts/entry-store.ts'
import { rememberLines } from '../commerce/carts/saved-members.ts'
import { putShare } from '../commerce/carts/saved-share-store.ts'
import { writeSaving } from '../commerce/saved-carts/saving-store.ts'
import type { SandboxContext } from '../context.ts'
import { DEMO_SAVED_CARTS, type DemoSavedCart } from './demo-saved-carts.ts'
import { contextOf } from './orders.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

const DAY = 86_400_000

/** Saved carts of the people who show them. The catalogue is there already. */
export const seedSavedCarts = (stores: Stores): void => {
  for (const cart of DEMO_SAVED_CARTS) seedSavedCart(stores, cart)
}

/** Saves a cart as its customer would have saved it; lines have the price and state that they had then. */
const seedSavedCart = ({ database, clock }: Stores, facts: DemoSavedCart): void => {
  const { customer, site, daysAgo, name, description, isSchoolYearList = false, lines, share } = facts
  const savedAt = clock.now() - daysAgo * DAY
  const context = contextOf(database, customer, { site, language: undefined, now: savedAt })
  const cart = insertCart(database, { site, customerId: context.customer.customerId, now: savedAt })
  for (const { item, quantity, note } of lines) {
    putEntry(database, cart.code, { itemCode: item, quantity })
    if (note !== undefined) noteEntry(database, cart.code, item, note)
  }
  writeSaving(database, cart.code, { name, description, savedAt, schoolYearList: isSchoolYearList })
  rememberLines(context, cart)
  for (const { item, priceThen } of lines) {
    if (priceThen !== undefined)
      rememberSaved(database, cart.code, item, { price: priceThen, state: 'AVAILABLE' })
  }
  if (share !== undefined) putShare(database, cart.code, { ...share, since: savedAt })
}
