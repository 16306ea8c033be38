import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'

const commentRowSchema = z.object({
  itemCode: nullableColumn(z.string()),
  text: z.string(),
  authorId: nullableColumn(z.string()),
  fromSupport: z.number().transform(flag => flag === 1),
  createdAt: z.number(),
})

/**
 * A comment about the line of an item, or about the whole quote; of support, of a customer, or, without an
 * author, of whoever asked.
 */
export type StoredComment = z.infer<typeof commentRowSchema>

/** Comments of a quote, the oldest first. */
export const listComments = (database: DatabaseSync, quote: number): StoredComment[] =>
  database
    .prepare(
      `SELECT item_code AS itemCode, text, author_id AS authorId, from_support AS fromSupport,
         created_at AS createdAt
       FROM commerce_quote_comments WHERE quote = ? ORDER BY id`,
    )
    .all(quote)
    .map(row => commentRowSchema.parse(row))

/** Adds a comment to a quote. */
export const insertComment = (
  database: DatabaseSync,
  quote: number,
  { itemCode, text, authorId, fromSupport, createdAt }: StoredComment,
): void => {
  database
    .prepare(
      `INSERT INTO commerce_quote_comments (quote, item_code, text, author_id, from_support, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(quote, itemCode ?? null, text, authorId ?? null, Number(fromSupport), createdAt)
}
