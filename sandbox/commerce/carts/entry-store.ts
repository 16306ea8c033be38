import type { DatabaseSync } from 'node:sqlite'
import { NOTE_LENGTH } from '../../../lib/contract/commerce/cart/entry-facts.ts'
import { prepared } from '../../db/prepared.ts'

/** A line as stored; its number is its place in the list. */
export type StoredEntry = { itemCode: string; quantity: number; note?: string; seenPrice?: number }

// What is in no catalogue any more is no line of any cart.
const ENTRIES = `SELECT item_code, quantity, note, seen_price FROM commerce_cart_entries
  WHERE cart = ? AND item_code IN (SELECT code FROM catalogue_items) ORDER BY position`

/** Lines of a cart in their order. */
export const listEntries = (database: DatabaseSync, cart: number): StoredEntry[] =>
  prepared(database, ENTRIES)
    .all(cart)
    .map(({ item_code, quantity, note, seen_price }) => ({
      itemCode: String(item_code),
      quantity: Number(quantity),
      ...(note !== null && { note: String(note) }),
      ...(seen_price !== null && { seenPrice: Number(seen_price) }),
    }))

/** Writes how many units a line has; a new one comes last. */
export const putEntry = (database: DatabaseSync, cart: number, { itemCode, quantity }: StoredEntry): void => {
  database
    .prepare(
      `INSERT INTO commerce_cart_entries (cart, item_code, position, quantity)
       VALUES (?, ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM commerce_cart_entries WHERE cart = ?), ?)
       ON CONFLICT (cart, item_code) DO UPDATE SET quantity = excluded.quantity`,
    )
    .run(cart, itemCode, cart, quantity)
}

export const deleteEntry = (database: DatabaseSync, cart: number, itemCode: string): void => {
  database.prepare('DELETE FROM commerce_cart_entries WHERE cart = ? AND item_code = ?').run(cart, itemCode)
}

/** Gives a cart without lines those of another one. */
export const copyEntries = (database: DatabaseSync, from: number, to: number): void => {
  database
    .prepare(
      `INSERT INTO commerce_cart_entries (cart, item_code, position, quantity, note, seen_price)
       SELECT ?, item_code, position, quantity, note, seen_price FROM commerce_cart_entries WHERE cart = ?`,
    )
    .run(to, from)
}

/** Writes the note of a line; an empty one is removed. */
export const noteEntry = (database: DatabaseSync, cart: number, itemCode: string, note: string): void => {
  database
    .prepare('UPDATE commerce_cart_entries SET note = ? WHERE cart = ? AND item_code = ?')
    .run(note || null, cart, itemCode)
}

/** Adds a note to that of a line; one that does not fit beside it is left out. */
export const joinNote = (database: DatabaseSync, cart: number, itemCode: string, note: string): void => {
  const own = listEntries(database, cart).find(entry => entry.itemCode === itemCode)?.note ?? ''
  if (note === '' || own.includes(note)) return
  const joined = own === '' ? note : `${own}; ${note}`
  if (joined.length <= NOTE_LENGTH) noteEntry(database, cart, itemCode, joined)
}

/** Remembers the price of which the customer has been informed. */
export const rememberPrice = (
  database: DatabaseSync,
  cart: number,
  itemCode: string,
  price: number,
): void => {
  database
    .prepare('UPDATE commerce_cart_entries SET seen_price = ? WHERE cart = ? AND item_code = ?')
    .run(price, cart, itemCode)
}
