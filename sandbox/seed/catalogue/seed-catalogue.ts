import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { fillCatalogue } from '../../commerce/catalogue/load/fill-catalogue.ts'
import { markChanged, readState } from '../../commerce/catalogue/state.ts'
import { transaction } from '../../db/transaction.ts'
import { CATALOGUE } from './catalogue.ts'

/** What the catalogue would be filled with, in short: the same as long as its data is. */
const FINGERPRINT = createHash('sha256').update(JSON.stringify(CATALOGUE)).digest('hex')

/** Fills the catalogue in, unless it stands there already as it should. */
export const seedCatalogue = (database: DatabaseSync): void =>
  transaction(database, () => {
    if (readState(database).fingerprint === FINGERPRINT) return
    fillCatalogue(database, CATALOGUE)
    markChanged(database, FINGERPRINT)
  })
