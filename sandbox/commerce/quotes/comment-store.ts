import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'

const commentRowSchema = z.object({
  itemCode: nullableColumn(z.string()),
  text: z.string(),
  createdAt: z.number(),
})

/** A comment of the buyer; about the line of an item, or about the whole quote. */
export type StoredComment = z.infer<typeof commentRowSchema>

/** Comments of a quote, the oldest first. */
export const listComments = (database: DatabaseSync, quote: number): StoredComment[] =>
  database
    .prepare(
      `SELECT item_code AS itemCode, text, created_at AS createdAt FROM commerce_quote_comments
       WHERE quote = ? ORDER BY id`,
    )
    .all(quote)
    .map(row => commentRowSchema.parse(row))

/** Adds a comment to a quote. */
export const insertComment = (
  database: DatabaseSync,
  quote: number,
  { itemCode, text, createdAt }: StoredComment,
): void => {
  database
    .prepare('INSERT INTO commerce_quote_comments (quote, item_code, text, created_at) VALUES (?, ?, ?, ?)')
    .run(quote, itemCode ?? null, text, createdAt)
}
