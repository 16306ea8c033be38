import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { QUOTE_DISCOUNT_TYPES } from '../../../lib/contract/commerce/quote/quote-discount.ts'
import { nullableColumn } from '../../db/nullable-column.ts'
import { prepared } from '../../db/prepared.ts'

const versionSchema = z.object({
  version: z.number(),
  submittedAt: z.number(),
  listTotal: z.number(),
  estimatedTotal: z.number(),
  offeredAt: nullableColumn(z.number()),
  offeredTotal: nullableColumn(z.number()),
  discountType: nullableColumn(z.enum(QUOTE_DISCOUNT_TYPES)),
  discountRate: nullableColumn(z.number()),
})

/** What was asked for and offered; sums, and rates in hundredths of a percent or minor units. */
export type QuoteVersion = z.infer<typeof versionSchema>

const lineSchema = z.object({
  itemCode: z.string(),
  quantity: z.number(),
  basePrice: nullableColumn(z.number()),
  listTotal: z.number(),
  estimatedTotal: z.number(),
  offeredTotal: nullableColumn(z.number()),
})

/** A line of a version, in minor units: at list price, with the organization's discounts, and as offered. */
export type QuoteLine = z.infer<typeof lineSchema>

/** Versions of a quote that were submitted, the first one first. */
export const listVersions = (database: DatabaseSync, quote: number): QuoteVersion[] =>
  prepared(
    database,
    `SELECT version, submitted_at AS submittedAt, list_total AS listTotal, estimated_total AS estimatedTotal,
       offered_at AS offeredAt, offered_total AS offeredTotal, discount_type AS discountType,
       discount_rate AS discountRate
     FROM commerce_quote_versions WHERE quote = ? ORDER BY version`,
  )
    .all(quote)
    .map(row => versionSchema.parse(row))

/** The lines of a version, in order. */
export const listLines = (database: DatabaseSync, quote: number, version: number): QuoteLine[] =>
  prepared(
    database,
    `SELECT item_code AS itemCode, quantity, base_price AS basePrice, list_total AS listTotal,
       estimated_total AS estimatedTotal, offered_total AS offeredTotal
     FROM commerce_quote_lines WHERE quote = ? AND version = ? ORDER BY position`,
  )
    .all(quote, version)
    .map(row => lineSchema.parse(row))

type NewVersion = Pick<QuoteVersion, 'version' | 'submittedAt'> & {
  lines: readonly Omit<QuoteLine, 'offeredTotal'>[]
}

/** Keeps what is asked for. Call inside a transaction. */
export const insertVersion = (
  database: DatabaseSync,
  quote: number,
  { version, submittedAt, lines }: NewVersion,
): void => {
  const list = lines.reduce((sum, { listTotal }) => sum + listTotal, 0)
  const estimate = lines.reduce((sum, { estimatedTotal }) => sum + estimatedTotal, 0)
  database
    .prepare(
      `INSERT INTO commerce_quote_versions (quote, version, submitted_at, list_total, estimated_total)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(quote, version, submittedAt, list, estimate)
  const insert = database.prepare(
    `INSERT INTO commerce_quote_lines (quote, version, position, item_code, quantity, base_price, list_total,
       estimated_total)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const [position, line] of lines.entries()) {
    const { itemCode, quantity, basePrice, listTotal, estimatedTotal } = line
    insert.run(quote, version, position, itemCode, quantity, basePrice ?? null, listTotal, estimatedTotal)
  }
}

/** Writes what the seller offers, line by line. Call inside a transaction. */
export const offerVersion = (
  database: DatabaseSync,
  quote: number,
  offer: Pick<QuoteVersion, 'version' | 'discountType' | 'discountRate'> & {
    offeredAt: number
    offeredTotals: readonly number[]
  },
): void => {
  const { version, offeredAt, offeredTotals, discountType, discountRate } = offer
  const total = offeredTotals.reduce((sum, amount) => sum + amount, 0)
  database
    .prepare(
      `UPDATE commerce_quote_versions
       SET offered_at = ?, offered_total = ?, discount_type = ?, discount_rate = ? WHERE quote = ? AND version = ?`,
    )
    .run(offeredAt, total, discountType ?? null, discountRate ?? null, quote, version)
  const write = database.prepare(
    'UPDATE commerce_quote_lines SET offered_total = ? WHERE quote = ? AND version = ? AND position = ?',
  )
  for (const [position, amount] of offeredTotals.entries()) write.run(amount, quote, version, position)
}
