import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { ADMINISTRATIONS, SCORINGS } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import { compactKey } from '../../text/search-words.ts'
import type { AssessmentRecord, CategoryRecord } from '../catalogue-record.ts'
import { type Language, nameIn } from '../languages.ts'
import { toMask } from '../mask.ts'
import { titleCard, titleDetail } from './documents.ts'
import { titleTexts } from './index-texts.ts'
import { insertInto } from './insert-into.ts'

export type LoadScope = {
  languages: readonly Language[]
  /** Sites whose offers are loaded. */
  sites: ReadonlySet<string>
  categories: ReadonlyMap<string, CategoryRecord>
}

const EDITION = /-\d+$/

/** Returns a function that writes one title with its texts. */
export const titleWriter = (database: DatabaseSync, scope: LoadScope) => {
  const title = insertInto(database, 'catalogue_titles', 18)
  const category = insertInto(database, 'catalogue_title_categories', 3)
  const document = insertInto(database, 'catalogue_title_documents', 6)
  const site = database.prepare('INSERT INTO catalogue_title_sites (site, title) VALUES (?, ?)')
  const texts = new Map(scope.languages.map(language => [language, textWriter(database, language)]))
  return (record: AssessmentRecord, id: number): void => {
    title.run(id, ...titleColumns(record))
    for (const [position, code] of record.categories.entries()) category.run(id, code, position)
    for (const sold of record.soldOn) if (scope.sites.has(sold)) site.run(sold, id)
    for (const [language, write] of texts) {
      document.run(id, language, ...documentColumns(record, language))
      write.run(id, ...titleTexts(record, language, scope.categories))
    }
  }
}

const textWriter = (database: DatabaseSync, language: Language): StatementSync =>
  database.prepare(
    `INSERT INTO catalogue_title_index_${language} (rowid, acronym, name, words, tagline, body) VALUES (?, ?, ?, ?, ?, ?)`,
  )

const titleColumns = (record: AssessmentRecord) => [
  record.code,
  record.acronym,
  compactKey(record.acronym),
  compactKey(record.acronym.replace(EDITION, '')),
  record.edition,
  record.status,
  record.rank,
  record.publicationYear,
  record.population.minAgeMonths,
  record.population.maxAgeMonths ?? null,
  record.completion.minMinutes,
  Number(record.telepractice.allowed),
  toMask(ADMINISTRATIONS, record.administration),
  toMask(SCORINGS, record.scoring),
  JSON.stringify(record.languages),
  record.supersedes ?? null,
  JSON.stringify(record.similar),
]

const documentColumns = (record: AssessmentRecord, language: Language) => [
  nameIn(record.title, language),
  record.tagline[language] ?? null,
  JSON.stringify(titleCard(record, language)),
  JSON.stringify(titleDetail(record, language)),
]
