import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const fileSchema = z.object({ id: z.string(), fileName: z.string(), size: z.number() })

/** Files of a qualification, the first first. */
export const listFiles = (database: DatabaseSync, qualification: string): z.infer<typeof fileSchema>[] =>
  database
    .prepare(
      `SELECT d.id, d.file_name AS fileName, length(d.content) AS size FROM commerce_documents d
       JOIN commerce_qualification_documents q ON q.document = d.id
       WHERE q.qualification = ? ORDER BY d.created_at, d.rowid`,
    )
    .all(qualification)
    .map(row => fileSchema.parse(row))

/** Whether a qualification has a file of this name and content. */
export const hasFile = (
  database: DatabaseSync,
  qualification: string,
  { fileName, content }: { fileName: string; content: Uint8Array },
): boolean =>
  database
    .prepare(
      `SELECT 1 FROM commerce_documents d JOIN commerce_qualification_documents q ON q.document = d.id
       WHERE q.qualification = ? AND d.file_name = ? AND d.content = ?`,
    )
    .get(qualification, fileName, content) !== undefined

/** Makes a document a file of a qualification. */
export const addFile = (database: DatabaseSync, qualification: string, document: string): void => {
  database.prepare('INSERT INTO commerce_qualification_documents VALUES (?, ?)').run(document, qualification)
}

/** Deletes a file of a qualification, or all; false where there is no such file. */
export const deleteFiles = (database: DatabaseSync, qualification: string, document?: string): boolean =>
  database
    .prepare(
      `DELETE FROM commerce_documents WHERE id IN (
         SELECT document FROM commerce_qualification_documents
         WHERE qualification = ? AND document = COALESCE(?, document))`,
    )
    .run(qualification, document ?? null).changes > 0
