import type { DatabaseSync } from 'node:sqlite'
import { SORTS, type SortCode } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { prepared } from '../../../db/prepared.ts'
import { catalogueLanguage, type Language } from '../languages.ts'
import { keptUntilChange } from '../state.ts'
import { orderOf } from './order.ts'
import { readSearchWords, type SearchWords } from './search-words.ts'
import { KINDS, type Kind, readSiteIndex, type SiteIndex, sizeOf } from './site-index.ts'
import { readVocabulary, type Vocabulary } from './spelling.ts'
import { createRowMemory, type UnitScope } from './unit-rows.ts'

type Codes = {
  idOfCode: (code: string) => number | undefined
  idOfTitle: (code: string) => number | undefined
}

/**
 * The catalogue in the form in which it is searched: derived from its tables, and again whenever they change.
 */
export type SearchMemory = {
  database: DatabaseSync
  index: (site: string, kind: Kind) => SiteIndex
  vocabulary: (kind: Kind, language: Language) => Vocabulary
  order: (
    site: string,
    kind: Kind,
    language: Language,
    sort: Exclude<SortCode, 'relevance'>,
  ) => readonly number[]
  codes: (kind: Kind) => Codes
  words: (language: Language) => SearchWords
  rowsOf: UnitScope['rowsOf']
}

const kindOf = (name: string): Kind => KINDS.find(kind => kind === name) ?? 'title'

export const createSearchMemory = (database: DatabaseSync): SearchMemory => {
  const index = keptUntilChange(database, (site, kind) => readSiteIndex(database, site, kindOf(kind)))
  const rows = keptUntilChange(database, () => createRowMemory(database, kind => sizeOf(database, kind)))
  return {
    database,
    index,
    vocabulary: keptUntilChange(database, (kind, language) =>
      readVocabulary(database, kindOf(kind), catalogueLanguage(language)),
    ),
    order: keptUntilChange(database, (site, kind, language, name) => {
      const sort = SORTS.filter(known => known !== 'relevance').find(known => known === name) ?? 'name-asc'
      const scope = { database, kind: kindOf(kind), language: catalogueLanguage(language) }
      return orderOf({ ...scope, index: index(site, kind) }, sort)
    }),
    words: keptUntilChange(database, language => readSearchWords(database, catalogueLanguage(language))),
    rowsOf: (kind, language, expression) => rows()(kind, language, expression),
    codes: kind => ({
      idOfCode: code => findId(database, `catalogue_${kind}s`, code),
      idOfTitle: code => findId(database, 'catalogue_titles', code),
    }),
  }
}

const findId = (database: DatabaseSync, table: string, code: string): number | undefined => {
  const row = prepared(database, `SELECT id FROM ${table} WHERE code = ?`).get(code)
  return row === undefined ? undefined : Number(row.id)
}
