import type { DatabaseSync } from 'node:sqlite'
import { FACETS, FILTERS } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { transaction } from '../../../db/transaction.ts'
import { searchText } from '../../text/search-words.ts'
import type { Language } from '../languages.ts'
import { insertInto } from '../load/insert-into.ts'
import { markChanged } from '../state.ts'
import type { Selection } from './query.ts'

export const WORD_KINDS = ['STOP', 'COMMON', 'PART', 'SYNONYM', 'FACET', 'WISH', 'YEARS', 'MONTHS'] as const

type WordKind = (typeof WORD_KINDS)[number]

/** What the editors' table says of a phrase. */
type Meaning = { kind: WordKind; meanings: readonly string[] }

/** What words mean beside their letters, in one language (migration 0040). */
export type SearchWords = {
  of: (phrase: string) => Meaning | undefined
  /** Words of the longest phrase. */
  longest: number
}

/** Reads the editors' table. A phrase has one kind; of several the first one of the list counts. */
export const readSearchWords = (database: DatabaseSync, language: Language): SearchWords => {
  const rows = database
    .prepare('SELECT kind, phrase, meaning FROM catalogue_search_words WHERE language = ? ORDER BY meaning')
    .all(language)
    .map(row => ({ kind: String(row.kind), phrase: String(row.phrase), meaning: String(row.meaning) }))
  const known = new Map<string, Meaning>()
  for (const kind of WORD_KINDS) {
    for (const row of rows) {
      if (row.kind !== kind) continue
      const before = known.get(row.phrase) ?? { kind, meanings: [] }
      if (before.kind === kind) known.set(row.phrase, { kind, meanings: [...before.meanings, row.meaning] })
    }
  }
  const lengths = [...known.keys()].map(phrase => phrase.split(' ').length)
  return { of: phrase => known.get(phrase), longest: Math.max(1, ...lengths) }
}

/** `language:es` as the choice of a value; undefined where it names no facet. */
export const readSelection = (meaning: string): Selection | undefined => {
  const [name, value = ''] = meaning.split(':')
  const key = [...FACETS, ...FILTERS].find(known => known === name)
  return key === undefined || value === '' ? undefined : { key, value }
}

type Change = { language: Language; kind: WordKind; phrase: string; meanings: readonly string[] }

/** The phrase means this and nothing else; without a meaning it is a word like any other. */
export const changeSearchWords = (
  database: DatabaseSync,
  { language, kind, phrase, meanings }: Change,
): void =>
  transaction(database, () => {
    const key = searchText(phrase)
    database
      .prepare('DELETE FROM catalogue_search_words WHERE language = ? AND phrase = ?')
      .run(language, key)
    const insert = insertInto(database, 'catalogue_search_words', 4)
    for (const meaning of meanings) insert.run(language, kind, key, writtenMeaning(kind, meaning))
    markChanged(database)
  })

/** A meaning as the table holds it: phrases as they are compared, values of facets as codes. */
export const writtenMeaning = (kind: string, meaning: string): string =>
  kind === 'FACET' || kind === 'WISH' ? meaning : searchText(meaning)
