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
  reference: nullableColumn(z.string()),
  cc: z.string().transform(text => z.array(z.string()).parse(JSON.parse(text))),
  /** The version whose offer was extended. */
  extendedVersion: nullableColumn(z.number()),
  /** The cart that was saved when the quote took its place in the checkout. */
  setAside: nullableColumn(z.number()),
  createdAt: z.number(),
  updatedAt: z.number(),
})

export type StoredQuote = z.infer<typeof quoteRowSchema>

/** Whose quotes of which site. */
export type QuoteShelf = { site: string; customerId: string }

const SELECT = `SELECT code, site, customer_id AS customerId, cart, name, description, state, version, offered_total AS offeredTotal,
  organization_uid AS organizationUid, language, order_code AS orderCode, reference, cc,
  extended_version AS extendedVersion, set_aside AS setAside,
  expires_at AS expiresAt, created_at AS createdAt, updated_at AS updatedAt FROM commerce_quotes`

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

/** Quotes of a customer on a site, and, if wanted, those of the organizations whose member they are. */
export const listQuotesOf = (
  database: DatabaseSync,
  { site, customerId }: QuoteShelf,
  withOrganizations: boolean,
): StoredQuote[] =>
  prepared(
    database,
    `${SELECT} WHERE site = ?1 AND (customer_id = ?2 OR ?3 AND organization_uid IN (
       SELECT associations.organization_uid FROM commerce_associations AS associations
       WHERE associations.customer_id = ?2 AND associations.status = 'ASSOCIATED'))`,
  )
    .all(site, customerId, Number(withOrganizations))
    .map(row => quoteRowSchema.parse(row))

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

/** What the buyer says about a quote. */
export type QuoteFacts = Pick<StoredQuote, 'name' | 'description' | 'reference' | 'cc'>

/** Writes what the buyer says about a quote. */
export const describeQuote = (
  database: DatabaseSync,
  code: number,
  { name, description, reference, cc }: QuoteFacts,
  now: number,
): void => {
  database
    .prepare(
      `UPDATE commerce_quotes SET name = ?, description = ?, reference = ?, cc = ?, updated_at = ? WHERE code = ?`,
    )
    .run(name, description ?? null, reference ?? null, JSON.stringify(cc), now, code)
}

/** Gives the current offer a later end. */
export const extendOffer = (
  database: DatabaseSync,
  { code, version }: Pick<StoredQuote, 'code' | 'version'>,
  until: number,
  now: number,
): void => {
  database
    .prepare('UPDATE commerce_quotes SET expires_at = ?, extended_version = ?, updated_at = ? WHERE code = ?')
    .run(until, version, now, code)
}
