import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { offerPdf } from './offer-pdf.ts'

const rowSchema = z.object({ id: z.string(), fileName: z.string() })

/** A file of the seller's, without its content. */
type StoredAttachment = z.infer<typeof rowSchema>

/** Files that were added to a quote, the first one first. */
export const listAttachments = (database: DatabaseSync, quote: number): StoredAttachment[] =>
  database
    .prepare(
      `SELECT id, file_name AS fileName FROM commerce_quote_attachments WHERE quote = ? ORDER BY added_at, rowid`,
    )
    .all(quote)
    .map(row => rowSchema.parse(row))

const contentSchema = rowSchema.extend({ content: z.instanceof(Uint8Array) })

/** A file of a quote with its content. */
export const findAttachment = (
  database: DatabaseSync,
  quote: number,
  id: string,
): z.infer<typeof contentSchema> | undefined => {
  const row = database
    .prepare(
      'SELECT id, file_name AS fileName, content FROM commerce_quote_attachments WHERE quote = ? AND id = ?',
    )
    .get(quote, id)
  return row === undefined ? undefined : contentSchema.parse(row)
}

/** Adds a small PDF to a quote, as the seller does. */
export const addAttachment = (
  database: DatabaseSync,
  quote: number,
  { fileName, addedAt }: { fileName: string; addedAt: number },
): void => {
  database
    .prepare('INSERT INTO commerce_quote_attachments VALUES (?, ?, ?, ?, ?)')
    .run(randomUUID(), quote, fileName, offerPdf(`Terms of quote ${quote}`), addedAt)
}
