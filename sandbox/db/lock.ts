import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../start-refusal.ts'

/**
 * Claims a data folder for this process. The claim is an operating-system lock held by an open database file,
 * so it ends with the process however the process ends; a file with a process id would outlive a crash.
 */
export const claimFolder = (folder: string): { release(): void } => {
  const claim = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    claim.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;')
  } catch (error) {
    claim.close()
    if (isBusy(error)) throw new StartRefusal(`Data folder ${folder} is in use by another sandbox process`)
    throw error
  }
  return { release: () => claim.close() }
}

const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
