import type { DatabaseSync } from 'node:sqlite'
import { NOTE_LENGTH } from '../../../lib/contract/commerce/cart/entry-facts.ts'
import { SAVED_LINE_STATES, type SavedLineState } from '../../../lib/contract/commerce/cart/saved-line.ts'
import { prepared } from '../../db/prepared.ts'

/** A line as stored; its number is its place in the list. */
export type StoredEntry = {
  itemCode: string
  quantity: number
  note?: string
  seenPrice?: number
  /** What it cost and was when it was saved; only in a saved cart. */
  saved?: { price: number | undefined; state: SavedLineState }
}

// What is in no catalogue any more is no line of any cart.
const ENTRIES = `SELECT item_code, quantity, note, seen_price, saved_price, saved_state
  FROM commerce_cart_entries
  WHERE cart = ? AND item_code IN (SELECT code FROM catalogue_items) ORDER BY position`

/** Lines of a cart in their order. */
export const listEntries = (database: DatabaseSync, cart: number): StoredEntry[] =>
  prepared(database, ENTRIES)
    .all(cart)
    .map(({ item_code, quantity, note, seen_price, saved_price, saved_state }) => ({
      itemCode: String(item_code),
      quantity: Number(quantity),
      ...(note !== null && { note: String(note) }),
      ...(seen_price !== null && { seenPrice: Number(seen_price) }),
      ...savedOf(saved_price, saved_state),
    }))

const savedOf = (price: unknown, text: unknown): Pick<StoredEntry, 'saved'> => {
  const state = SAVED_LINE_STATES.find(known => known === text)
  return state === undefined ? {} : { saved: { price: price === null ? undefined : Number(price), state } }
}

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

/** Keeps what a line of a saved cart costs and is now, to compare it later. */
export const rememberSaved = (
  database: DatabaseSync,
  cart: number,
  itemCode: string,
  { price, state }: NonNullable<StoredEntry['saved']>,
): void => {
  database
    .prepare(
      'UPDATE commerce_cart_entries SET saved_price = ?, saved_state = ? WHERE cart = ? AND item_code = ?',
    )
    .run(price ?? null, state, cart, itemCode)
}
