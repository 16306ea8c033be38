import type { DatabaseSync } from 'node:sqlite'
import { transaction } from './transaction.ts'

/**
 * Kept across a reset: the schema's own history, and the signing key, so that a running store keeps trusting
 * it.
 */
const KEPT_TABLES = new Set(['migrations', 'identity_signing_keys'])

/** Tables of the catalogue, which are costly to fill anew; their own seed brings them back. */
const KEPT_PREFIX = 'catalogue_'

/** Empties every table, regardless of who made it, and leaves the schema. */
export const wipe = (database: DatabaseSync): void => {
  // Foreign keys cannot be switched off inside a transaction; deferring their check to the end can.
  transaction(database, () => {
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const table of seededTables(database)) database.exec(`DELETE FROM "${table}"`)
  })
}

/** Tables that a reset empties and the seed fills again. */
export const seededTables = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(row => String(row.name))
    .filter(name => !KEPT_TABLES.has(name) && !name.startsWith(KEPT_PREFIX))
