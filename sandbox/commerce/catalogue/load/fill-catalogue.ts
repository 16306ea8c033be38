import type { DatabaseSync } from 'node:sqlite'
import { SITE_IDS } from '../../../../lib/contract/site-ids.ts'
import { transaction } from '../../../db/transaction.ts'
import type { AssessmentRecord, CategoryRecord } from '../catalogue-record.ts'
import { LANGUAGES } from '../languages.ts'
import { insertInto } from './insert-into.ts'
import { itemWriter } from './insert-item.ts'
import { type LoadScope, titleWriter } from './insert-title.ts'
import { summarizeOffers } from './summarize-offers.ts'

export type CatalogueSource = {
  categories: readonly CategoryRecord[]
  /** Read once, one by one. */
  assessments: Iterable<AssessmentRecord>
}

type Limits = { languages?: LoadScope['languages']; sites?: readonly string[] }

/** Children before parents, so that nothing refers to what is gone. */
const TABLES = [
  'catalogue_covers',
  'catalogue_pictures',
  'catalogue_offers',
  'catalogue_item_documents',
  'catalogue_items',
  'catalogue_title_sites',
  'catalogue_title_documents',
  'catalogue_title_categories',
  'catalogue_titles',
  'catalogue_categories',
] as const

/** Replaces the whole catalogue. `limits` leaves out languages and sites that a benchmark does not ask. */
export const fillCatalogue = (
  database: DatabaseSync,
  { categories, assessments }: CatalogueSource,
  { languages = LANGUAGES, sites = SITE_IDS }: Limits = {},
): void =>
  transaction(database, () => {
    empty(database)
    insertCategories(database, categories)
    const byCode = new Map(categories.map(category => [category.code, category]))
    const scope = { languages, sites: new Set(sites), categories: byCode }
    const writeTitle = titleWriter(database, scope)
    const writeItem = itemWriter(database, scope)
    let titles = 0
    let items = 0
    for (const assessment of assessments) {
      titles += 1
      writeTitle(assessment, titles)
      for (const [position, item] of assessment.items.entries()) {
        items += 1
        writeItem(assessment, item, { id: items, title: titles, position })
      }
    }
    summarizeOffers(database)
  })

const empty = (database: DatabaseSync): void => {
  for (const language of LANGUAGES) {
    for (const kind of ['title', 'item']) {
      const index = `catalogue_${kind}_index_${language}`
      database.exec(`INSERT INTO ${index} (${index}) VALUES ('delete-all')`)
    }
  }
  database.exec('PRAGMA defer_foreign_keys = ON')
  for (const table of TABLES) database.exec(`DELETE FROM ${table}`)
}

const insertCategories = (database: DatabaseSync, categories: readonly CategoryRecord[]): void => {
  database.exec('PRAGMA defer_foreign_keys = ON')
  const insert = insertInto(database, 'catalogue_categories', 5)
  for (const [position, { code, parent, name, description }] of categories.entries()) {
    insert.run(code, parent ?? null, position, JSON.stringify(name), JSON.stringify(description))
  }
}
