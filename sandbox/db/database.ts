import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../start-refusal.ts'
import { claimFolder } from './lock.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = { database: DatabaseSync; close(): void }

/**
 * Opens the one database of a data folder, creating both when missing, and brings it up to date.
 * Throws a `StartRefusal` when the folder cannot be used or belongs to a running sandbox.
 */
export const openDatabase = (folder: string): OpenDatabase => {
  prepareFolder(folder)
  const claim = claimFolder(folder)
  try {
    const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { enableForeignKeyConstraints: true })
    // An answered write must survive the loss of the process and of the power, hence FULL despite WAL.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
    migrate(database)
    return {
      database,
      close: () => {
        database.close()
        claim.release()
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

const prepareFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartRefusal(`Data folder ${folder} cannot be read and written (${code})`)
  }
}
