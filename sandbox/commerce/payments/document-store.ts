import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** A file that a customer has sent. */
export type StoredDocument = { id: string; fileName: string; mediaType: string; size: number }

export type NewDocument = { fileName: string; mediaType: string; content: Uint8Array }

/** Stores a file of a customer. */
export const insertDocument = (
  database: DatabaseSync,
  customerId: string,
  { fileName, mediaType, content }: NewDocument,
  now: number,
): StoredDocument => {
  const id = randomUUID()
  database
    .prepare('INSERT INTO commerce_documents VALUES (?, ?, ?, ?, ?, ?)')
    .run(id, customerId, fileName, mediaType, content, now)
  return { id, fileName, mediaType, size: content.byteLength }
}

/** A document of a customer, without its content. */
export const findDocument = (
  database: DatabaseSync,
  customerId: string,
  id: string,
): StoredDocument | undefined => {
  const row = database
    .prepare(
      `SELECT file_name, media_type, length(content) AS size FROM commerce_documents
       WHERE id = ? AND customer_id = ?`,
    )
    .get(id, customerId)
  return row === undefined
    ? undefined
    : { id, fileName: String(row.file_name), mediaType: String(row.media_type), size: Number(row.size) }
}

/** The content of a document. */
export const readDocument = (
  database: DatabaseSync,
  customerId: string,
  id: string,
): Uint8Array<ArrayBuffer> | undefined => {
  const content = database
    .prepare('SELECT content FROM commerce_documents WHERE id = ? AND customer_id = ?')
    .get(id, customerId)?.content
  return content instanceof Uint8Array ? new Uint8Array(content) : undefined
}

/** Deletes a document of a customer. */
export const deleteDocument = (database: DatabaseSync, customerId: string, id: string): void => {
  database.prepare('DELETE FROM commerce_documents WHERE id = ? AND customer_id = ?').run(id, customerId)
}
