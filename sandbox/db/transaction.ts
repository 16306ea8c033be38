import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs synchronous work as one unit: all of it is on disk when this returns, none of it when the work throws.
 * A transaction inside another one joins it.
 */
export const transaction = <T>(database: DatabaseSync, work: () => T): T => {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const outcome = work()
    database.exec('COMMIT')
    return outcome
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
