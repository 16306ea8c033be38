import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** An insert that names every column of a table, in the order of the schema. */
export const insertInto = (database: DatabaseSync, table: string, columns: number): StatementSync =>
  database.prepare(`INSERT INTO ${table} VALUES (${Array.from({ length: columns }, () => '?').join(', ')})`)
