import { randomUUID } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The sandbox deletes an active cart after this many days without a change. */
const LIFETIME_DAYS = { anonymous: 14, customer: 28 }

const cartRowSchema = z.object({
  code: z.number(),
  guid: z.string(),
  site: z.string(),
  customerId: nullableColumn(z.string()),
  name: nullableColumn(z.string()),
  description: nullableColumn(z.string()),
  savedAt: nullableColumn(z.number()),
  quoteCode: nullableColumn(z.number()),
  modifiedAt: z.number(),
  version: z.number(),
  schoolYear: z.number().transform(Boolean),
  deletedAt: nullableColumn(z.number()),
})

/** A cart without its lines. */
export type StoredCart = z.infer<typeof cartRowSchema>

/** Whose carts of which site, as they are at a time. */
export type Shelf = { site: string; customerId: string; now: number }

const SELECT = `SELECT code, guid, site, customer_id AS customerId, name, description, saved_at AS savedAt,
  quote_code AS quoteCode, modified_at AS modifiedAt, version, school_year AS schoolYear,
  deleted_at AS deletedAt FROM commerce_carts`

const IS_ACTIVE = `saved_at IS NULL AND (quote_code IS NULL OR EXISTS (SELECT 1 FROM commerce_quotes AS quotes
  WHERE quotes.code = quote_code AND quotes.state = 'BUYER_ACCEPTED'))`

const NEXT_TURN = '(SELECT COALESCE(MAX(turn), 0) + 1 FROM commerce_carts)'

/** What is saved or stands in a quote stays until it is deleted; an active cart dies unseen. */
const isAlive = (cart: StoredCart, now: number): boolean => {
  const { customerId, savedAt, quoteCode, modifiedAt, deletedAt } = cart
  if (deletedAt !== undefined) return false
  if (savedAt !== undefined || quoteCode !== undefined) return true
  const days = customerId === undefined ? LIFETIME_DAYS.anonymous : LIFETIME_DAYS.customer
  return now < modifiedAt + days * DAY_MS
}

const readAll = (database: DatabaseSync, rest: string, ...values: readonly SQLInputValue[]): StoredCart[] =>
  database
    .prepare(`${SELECT} WHERE ${rest}`)
    .all(...values)
    .map(row => cartRowSchema.parse(row))

export const insertCart = (
  database: DatabaseSync,
  { site, customerId, now }: { site: string; customerId: string | undefined; now: number },
): StoredCart => {
  const guid = randomUUID()
  database
    .prepare(
      `INSERT INTO commerce_carts (guid, site, customer_id, modified_at, turn) VALUES (?, ?, ?, ?, ${NEXT_TURN})`,
    )
    .run(guid, site, customerId ?? null, now)
  const [cart] = readAll(database, 'guid = ?', guid)
  if (cart === undefined) throw new Error('the cart was written above')
  return cart
}

/** An anonymous user's cart; once it is a user's, its guid opens it no more. */
export const findAnonymousCart = (
  database: DatabaseSync,
  { site, guid, now }: { site: string; guid: string; now: number },
): StoredCart | undefined =>
  readAll(database, 'guid = ? AND site = ? AND customer_id IS NULL AND quote_code IS NULL', guid, site).find(
    cart => isAlive(cart, now),
  )

/** A cart by its number, whosever it is: for a copy that its owner has shared. */
export const findCartOfAnybody = (
  database: DatabaseSync,
  site: string,
  code: number,
): StoredCart | undefined => readAll(database, 'code = ? AND site = ? AND deleted_at IS NULL', code, site)[0]

/** Carts of a customer on a site, the one changed last first. */
export const listCarts = (database: DatabaseSync, { site, customerId, now }: Shelf): StoredCart[] =>
  readAll(database, 'customer_id = ? AND site = ? ORDER BY turn DESC', customerId, site).filter(cart =>
    isAlive(cart, now),
  )

/** A customer's cart by its number, active or not. */
export const findCart = (
  database: DatabaseSync,
  { site, customerId, now }: Shelf,
  code: number,
): StoredCart | undefined =>
  readAll(database, 'code = ? AND customer_id = ? AND site = ?', code, customerId, site).find(cart =>
    isAlive(cart, now),
  )

export const findCartByGuid = (database: DatabaseSync, shelf: Shelf, guid: string): StoredCart | undefined =>
  readAll(database, 'guid = ? AND customer_id = ? AND site = ?', guid, shelf.customerId, shelf.site).find(
    cart => isAlive(cart, shelf.now),
  )

/** The cart that a customer fills, or in which a quote is in the checkout: not saved, and changed last. */
export const findActiveCart = (
  database: DatabaseSync,
  { site, customerId, now }: Shelf,
): StoredCart | undefined =>
  readAll(
    database,
    `customer_id = ? AND site = ? AND ${IS_ACTIVE} ORDER BY turn DESC LIMIT 1`,
    customerId,
    site,
  ).find(cart => isAlive(cart, now))

/** Says that a cart has changed now. */
export const touchCart = (database: DatabaseSync, code: number, now: number): void => {
  database
    .prepare(`UPDATE commerce_carts SET modified_at = ?, turn = ${NEXT_TURN} WHERE code = ?`)
    .run(now, code)
}

/** The cart in which the lines of a quote stand, whether its buyer still has it or not. */
export const findQuoteCart = (database: DatabaseSync, code: number): StoredCart | undefined =>
  readAll(database, 'code = ? AND quote_code IS NOT NULL', code)[0]

/** Takes the cart of a quote from its buyer; its lines stay with the quote. */
export const releaseCart = (database: DatabaseSync, code: number): void => {
  database.prepare('UPDATE commerce_carts SET customer_id = NULL WHERE code = ?').run(code)
}

/** Makes an anonymous user's cart, or that of a quote, the cart of a customer. */
export const adoptCart = (database: DatabaseSync, code: number, customerId: string): void => {
  database.prepare('UPDATE commerce_carts SET customer_id = ? WHERE code = ?').run(customerId, code)
}

export const deleteCart = (database: DatabaseSync, code: number): void => {
  database.prepare('DELETE FROM commerce_carts WHERE code = ?').run(code)
}

/** Saved carts of other customers of a site that they share with one of these organizations. */
export const listSharedCarts = (
  database: DatabaseSync,
  { site, customerId }: Shelf,
  organizations: readonly string[],
): StoredCart[] =>
  readAll(
    database,
    `site = ? AND customer_id <> ? AND saved_at IS NOT NULL AND deleted_at IS NULL AND code IN (
       SELECT cart FROM commerce_saved_cart_shares WHERE organization_uid IN (SELECT value FROM json_each(?)))`,
    site,
    customerId,
    JSON.stringify(organizations),
  )

/** A saved cart of a customer whose deletion can still be taken back. */
export const findDeletedCart = (
  database: DatabaseSync,
  { site, customerId }: Shelf,
  { code, since }: { code: number; since: number },
): StoredCart | undefined =>
  readAll(
    database,
    'code = ? AND customer_id = ? AND site = ? AND deleted_at >= ?',
    code,
    customerId,
    site,
    since,
  )[0]
