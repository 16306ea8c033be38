import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../start-refusal.ts'
import { claimFolder } from './lock.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = { database: DatabaseSync; close(): void }

/** Name of the database file in a data folder. */
export const DATABASE_FILE = 'sandbox.sqlite'

/**
 * Opens the one database of a data folder, creating both when missing, and brings it up to date.
 * Throws a `StartRefusal` when the folder cannot be used or belongs to a running sandbox.
 */
export const openDatabase = (folder: string): OpenDatabase => {
  prepareFolder(folder)
  const claim = orRefuse(folder, () => claimFolder(folder))
  try {
    const database = orRefuse(folder, () => openFile(join(folder, DATABASE_FILE)))
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

const openFile = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true })
  // An answered write must survive the loss of the process and of the power, hence FULL despite WAL.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
  return database
}

const prepareFolder = (folder: string): void =>
  orRefuse(folder, () => {
    createFolder(resolve(folder))
    // The trailing separator makes a file of this name an error too.
    accessSync(join(folder, '/'), constants.R_OK | constants.W_OK | constants.X_OK)
  })

/**
 * Step by step: the recursive way of the runtime never returns where a file system refuses folders, as
 * `/proc` does.
 */
const createFolder = (folder: string): void => {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}

/** Turns what the operating system or the database says into one line about the folder. */
const orRefuse = <T>(folder: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof StartRefusal || !(error instanceof Error)) throw error
    const isSystemError = 'syscall' in error && 'code' in error
    throw new StartRefusal(
      `Data folder ${folder} cannot be read and written (${isSystemError ? error.code : error.message})`,
    )
  }
}
