import type { DatabaseSync } from 'node:sqlite'
import { LANGUAGES, type Language } from '../../commerce/catalogue/languages.ts'
import { insertInto } from '../../commerce/catalogue/load/insert-into.ts'
import { writtenMeaning } from '../../commerce/catalogue/search/search-words.ts'
import { searchText } from '../../commerce/text/search-words.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What words of a search mean, per language and kind: each phrase with its meanings. */
export const SEARCH_WORDS: Readonly<Record<Language, Words>> = { en, fr, nl, es }

/** Puts the words in place of those that are there. */
export const fillSearchWords = (database: DatabaseSync): void => {
  database.exec('DELETE FROM catalogue_search_words')
  const insert = insertInto(database, 'catalogue_search_words', 4)
  for (const { language, kind, phrase, meaning } of rowsOf(SEARCH_WORDS)) {
    insert.run(language, kind, phrase, meaning)
  }
}

type Row = { language: Language; kind: string; phrase: string; meaning: string }

/**
 * One row per meaning; a phrase without one has a single row. Values of facets are codes and stay as they
 * are.
 */
const rowsOf = (words: typeof SEARCH_WORDS): Row[] => {
  const rows = LANGUAGES.flatMap(language =>
    Object.entries(words[language]).flatMap(([kind, phrases]) =>
      Object.entries(phrases).flatMap(([phrase, meanings]) =>
        (meanings.length === 0 ? [''] : meanings).map(meaning => ({
          language,
          kind,
          phrase: searchText(phrase),
          meaning: writtenMeaning(kind, meaning),
        })),
      ),
    ),
  )
  return [...new Map(rows.map(row => [Object.values(row).join('|'), row])).values()]
}
