import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { DATABASE_FILE } from '@/sandbox/db/database'
import { type Buyer, isTold } from './placing'
import type { Stage } from './stage'

const OF_PERSON = 'WHERE customer_id = (SELECT customer_id FROM commerce_customers WHERE iam_id = ?)'

/** What both sides have written down of a buyer, without any key or token. */
function ledgerOf({ dataFolder }: Stage, { person, cart }: Buyer) {
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true })
  try {
    const all = (sql: string, value: string) => database.prepare(sql).all(value)
    return {
      orders: all(`SELECT code, total FROM commerce_orders ${OF_PERSON}`, person.id).map(row => ({
        code: String(row.code),
        total: Number(row.total),
      })),
      payments: all(
        `SELECT amount FROM payment_payments WHERE metadata ->> '$.cart' = ?
           AND status IN ('AUTHORIZED', 'CHALLENGE_REQUIRED')`,
        cart,
      ).map(({ amount }) => Number(amount)),
      open: all(
        `SELECT key FROM commerce_order_attempts ${OF_PERSON} AND status IN ('PROCESSING', 'CHALLENGE')`,
        person.id,
      ).length,
      mails: all('SELECT id FROM mail WHERE recipient = ?', person.email).length,
    }
  } finally {
    database.close()
  }
}

/** Expects one order of the cart, one payment of its total, one confirmation, and that the buyer knows it. */
export function expectOneOrder(stage: Stage, buyer: Buyer, what = ''): void {
  const { orders, ...rest } = ledgerOf(stage, buyer)
  expect(orders, what).toHaveLength(1)
  expect(rest, what).toEqual({ payments: orders.map(({ total }) => total), open: 0, mails: 1 })
  expect(isTold(buyer), `${what} ${buyer.browser.screen.path}`).toBe(true)
  expect(buyer.browser.screen.html, what).toContain(orders[0]?.code)
}
