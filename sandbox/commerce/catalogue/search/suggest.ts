import { prepared } from '../../../db/prepared.ts'
import { searchWords } from '../../text/search-words.ts'
import { catalogueLanguage, type Language } from '../languages.ts'
import type { Audience } from '../products/stored-title.ts'
import { type Bitmap, bitmapOf, isIn } from './bitmap.ts'
import { typingExpression } from './expression.ts'
import { findText, onceEach } from './find-text.ts'
import { matchRows, rankRows } from './match.ts'
import { findPinned } from './pinned.ts'
import { textScope } from './search-catalogue.ts'
import type { SearchMemory } from './search-memory.ts'

const LONGEST_TERM = 100
const MOST = 20

/**
 * Names of titles that hold what is typed so far, the last word as a beginning; misspelt words are
 * understood.
 */
export const suggestPhrases = (
  memory: SearchMemory,
  { site, language: asked }: Audience,
  typed: string,
): string[] => {
  const language = catalogueLanguage(asked)
  const term = typed.slice(0, LONGEST_TERM)
  const words = searchWords(term)
  const beginnings = typingExpression(words, language)
  if (beginnings === '') return []
  const index = memory.index(site, 'title')
  const { database } = memory
  const scope = { database, kind: 'title', language, index } as const
  const expression = `{acronym name words} : (${beginnings})`
  const hits = bitmapOf(index.size, matchRows(database, scope, expression))
  const pinned = findPinned(database, 'title', term).ids
  const found = take(onceEach(pinned, rankRows(database, scope, expression, hits)), index.all)
  if (found.length > 0) return namesOf(memory, language, found)
  const understood = findText(textScope(memory, { site, language, kind: 'title' }), term)
  return namesOf(memory, language, take(understood.ranked(), understood.rows))
}

/** The first of the ids that are in a set. */
const take = (ids: Iterable<number>, within: Bitmap): number[] => {
  const taken: number[] = []
  for (const id of ids) {
    if (isIn(within, id)) taken.push(id)
    if (taken.length === MOST) break
  }
  return taken
}

const namesOf = ({ database }: SearchMemory, language: Language, ids: readonly number[]): string[] => {
  const read = prepared(
    database,
    'SELECT name FROM catalogue_title_documents WHERE title = ? AND language = ?',
  )
  return [...new Set(ids.map(id => String(read.get(id, language)?.name)))]
}
