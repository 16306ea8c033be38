import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fillCatalogue } from '../../sandbox/commerce/catalogue/load/fill-catalogue.ts'
import { migrate } from '../../sandbox/db/migrate.ts'
import { CATEGORIES } from '../../sandbox/seed/catalogue/categories.ts'
import { generateFamilies } from '../../sandbox/seed/catalogue/generate.ts'
import { fillSearchWords } from '../../sandbox/seed/search/search-words.ts'

const SEED = 20

export type Loaded = { database: DatabaseSync; titles: number; items: number; seconds: number }

/** Creates a database file with a generated catalogue, in English for one site. */
export const loadFamilies = (folder: string, count: number): Loaded => {
  const database = new DatabaseSync(join(folder, `${count}.sqlite`), { enableForeignKeyConstraints: true })
  // The file is temporary: losing it in a crash does no harm.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;')
  migrate(database)
  const start = performance.now()
  const source = { categories: CATEGORIES, assessments: generateFamilies(count, SEED) }
  fillSearchWords(database)
  fillCatalogue(database, source, { languages: ['en'], sites: ['usassessments'] })
  const seconds = (performance.now() - start) / 1000
  const number = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows)
  return { database, titles: number('catalogue_titles'), items: number('catalogue_items'), seconds }
}
