import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { QUOTE_STATES, type QuoteState } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { nullableColumn } from '../../db/nullable-column.ts'
import { prepared } from '../../db/prepared.ts'

const quoteRowSchema = z.object({
  code: z.number(),
  site: z.string(),
  customerId: z.string(),
  cart: z.number(),
  name: z.string(),
  organizationUid: nullableColumn(z.string()),
  description: nullableColumn(z.string()),
  state: z.enum(QUOTE_STATES),
  version: z.number(),
  offeredTotal: nullableColumn(z.number()),
  expiresAt: nullableColumn(z.number()),
  language: z.string(),
  orderCode: nullableColumn(z.number()),
  /** The cart that was saved when the quote took its place in the checkout. */
  setAside: nullableColumn(z.number()),
  createdAt: z.number(),
  updatedAt: z.number(),
})

export type StoredQuote = z.infer<typeof quoteRowSchema>

/** Whose quotes of which site. */
export type QuoteShelf = { site: string; customerId: string }

const SELECT = `SELECT code, site, customer_id AS customerId, cart, name, description, state, version, offered_total AS offeredTotal,
  organization_uid AS organizationUid, language, order_code AS orderCode, set_aside AS setAside,
  expires_at AS expiresAt, created_at AS createdAt, updated_at AS updatedAt FROM commerce_quotes`

const ORDERS = {
  byDate: 'created_at DESC, code DESC',
  byCode: 'code',
  byName: 'name COLLATE NOCASE, code',
  byState: 'state, code',
} as const

export type QuoteSort = keyof typeof ORDERS

export const isQuoteSort = (text: string): text is QuoteSort => Object.hasOwn(ORDERS, text)

/** A quote of a customer on a site. */
export const findQuote = (
  database: DatabaseSync,
  { site, customerId }: QuoteShelf,
  code: number,
): StoredQuote | undefined => {
  const row = database
    .prepare(`${SELECT} WHERE code = ? AND customer_id = ? AND site = ?`)
    .get(code, customerId, site)
  return row === undefined ? undefined : quoteRowSchema.parse(row)
}

/** Any quote, whosever it is: for what its cart depends on, and for those who sell. */
export const findAnyQuote = (database: DatabaseSync, code: number): StoredQuote | undefined => {
  const row = database.prepare(`${SELECT} WHERE code = ?`).get(code)
  return row === undefined ? undefined : quoteRowSchema.parse(row)
}

/** All quotes that were left in one of these states. */
export const listQuotesIn = (database: DatabaseSync, states: readonly QuoteState[]): StoredQuote[] =>
  prepared(database, `${SELECT} WHERE state IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(states))
    .map(row => quoteRowSchema.parse(row))

/** A page of a customer's quotes. */
export const listQuotes = (
  database: DatabaseSync,
  { site, customerId }: QuoteShelf,
  { sort, start, size }: { sort: QuoteSort; start: number; size: number },
): StoredQuote[] =>
  database
    .prepare(`${SELECT} WHERE customer_id = ? AND site = ? ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`)
    .all(customerId, site, size, start)
    .map(row => quoteRowSchema.parse(row))

export const countQuotes = (database: DatabaseSync, { site, customerId }: QuoteShelf): number =>
  Number(
    database
      .prepare('SELECT COUNT(*) AS total FROM commerce_quotes WHERE customer_id = ? AND site = ?')
      .get(customerId, site)?.total,
  )

/** Makes a draft of the lines of a cart, and returns its number. Without a name it is called by it. */
export const insertQuote = (
  database: DatabaseSync,
  { site, customerId }: QuoteShelf,
  quote: Pick<StoredQuote, 'cart' | 'name' | 'description' | 'organizationUid' | 'language'> & {
    now: number
  },
): number => {
  const { cart, name, description, organizationUid, language, now } = quote
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO commerce_quotes (customer_id, site, cart, name, description, organization_uid, language, state,
         version, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'BUYER_DRAFT', 1, ?, ?)`,
    )
    .run(customerId, site, cart, name, description ?? null, organizationUid ?? null, language, now, now)
  const code = Number(lastInsertRowid)
  database.prepare('UPDATE commerce_carts SET quote_code = ? WHERE code = ?').run(code, cart)
  return code
}

export const nameQuote = (
  database: DatabaseSync,
  code: number,
  { name, description, now }: { name: string; description: string | undefined; now: number },
): void => {
  database
    .prepare('UPDATE commerce_quotes SET name = ?, description = ?, updated_at = ? WHERE code = ?')
    .run(name, description ?? null, now, code)
}

/** What an act makes of a quote; an offer has a sum and an end, a draft has neither. */
export type QuoteStep = Pick<StoredQuote, 'state' | 'version' | 'offeredTotal' | 'expiresAt'>

export const stepQuote = (
  database: DatabaseSync,
  code: number,
  { state, version, offeredTotal, expiresAt }: QuoteStep,
  now: number,
): void => {
  database
    .prepare(
      `UPDATE commerce_quotes SET state = ?, version = ?, offered_total = ?, expires_at = ?, updated_at = ?
       WHERE code = ?`,
    )
    .run(state, version, offeredTotal ?? null, expiresAt ?? null, now, code)
}

/** Notes which cart was saved for a quote in the checkout. */
export const noteSetAside = (database: DatabaseSync, code: number, cart: number | undefined): void => {
  database.prepare('UPDATE commerce_quotes SET set_aside = ? WHERE code = ?').run(cart ?? null, code)
}

/** Notes the order that a quote has become. */
export const noteOrder = (database: DatabaseSync, code: number, order: number, now: number): void => {
  database
    .prepare(
      `UPDATE commerce_quotes SET state = 'BUYER_ORDERED', order_code = ?, set_aside = NULL, updated_at = ?
       WHERE code = ?`,
    )
    .run(order, now, code)
}
