import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../../db/prepared.ts'
import type { Language } from '../languages.ts'
import { type Bitmap, bitmapOf, both, either } from './bitmap.ts'
import { matchExpression, wantedWords } from './expression.ts'
import { matchRows, rankRows } from './match.ts'
import { findPinned } from './pinned.ts'
import type { Kind, SiteIndex } from './site-index.ts'
import { canBeMisspelt, correctWord, type Vocabulary } from './spelling.ts'

/** Rows that hold a text. `ranked` tells their order only when it is asked. */
export type Hits = { rows: Bitmap; ranked: () => Iterable<number>; corrected?: string }

export type TextScope = {
  database: DatabaseSync
  kind: Kind
  language: Language
  index: SiteIndex
  vocabulary: () => Vocabulary
}

/** What a site sells that holds the text. Where nothing does, misspelt words are corrected, and it says so. */
export const findText = (scope: TextScope, text: string): Hits => {
  const words = wantedWords(text, scope.language)
  if (words.length === 0) return { rows: new Uint32Array(scope.index.all.length), ranked: () => [] }
  const hits = findWords(scope, text, words)
  if (hits.rows.some(word => word !== 0)) return hits
  const corrected = correctWords(scope, words)
  if (corrected === undefined) return hits
  const better = findWords(scope, corrected.join(' '), corrected)
  return better.rows.some(word => word !== 0) ? { ...better, corrected: corrected.join(' ') } : hits
}

const findWords = (scope: TextScope, text: string, words: readonly string[]): Hits => {
  const { database, kind, index } = scope
  const pinned = findPinned(database, kind, text)
  const pinnedRows = bitmapOf(index.size, pinned.ids)
  if (pinned.only) return { rows: both(pinnedRows, index.all), ranked: () => pinned.ids }
  const expression = matchExpression(words, scope.language)
  const hits = matchRows(database, scope, expression)
  return {
    rows: both(either(bitmapOf(index.size, hits), pinnedRows), index.all),
    ranked: () => onceEach(pinned.ids, rankRows(database, scope, expression, hits)),
  }
}

/** The first rows, then the others without them. */
export function* onceEach(first: readonly number[], others: Iterable<number>): Generator<number> {
  yield* first
  const seen = new Set(first)
  for (const id of others) if (!seen.has(id)) yield id
}

/** Each word that the index does not have becomes the one that was probably meant. Undefined: nothing to correct. */
const correctWords = (scope: TextScope, words: readonly string[]): string[] | undefined => {
  const correct = (word: string): string =>
    canBeMisspelt(word) && !isKnown(scope, word) ? (correctWord(scope.vocabulary(), word) ?? word) : word
  const corrected = words.map(correct)
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined
}

const isKnown = ({ database, kind, language }: TextScope, word: string): boolean => {
  const index = `catalogue_${kind}_index_${language}`
  const expression = matchExpression([word], language)
  return (
    prepared(database, `SELECT 1 FROM ${index} WHERE ${index} MATCH ? LIMIT 1`).get(expression) !== undefined
  )
}
