import type { DatabaseSync } from 'node:sqlite'
import { searchWords } from '../../text/search-words.ts'
import { type Bitmap, bitmapOf, both, countBoth, createBitmap, either, isEmpty } from './bitmap.ts'
import { MOST_RANKED, rankRows } from './match.ts'
import { findPinned, type Pinned } from './pinned.ts'
import { inOrderOfPoints, pointsOf, topRows } from './points.ts'
import { readUnits, type Unit } from './read-units.ts'
import type { SearchWords } from './search-words.ts'
import { correctWords, type Vocabulary } from './spelling.ts'
import { type UnitRows, type UnitScope, unitExpression, unitRows } from './unit-rows.ts'

/**
 * How well rows meet a text. EXACT: it names them. ALL: they hold all of it. SOME: they hold a part of it,
 * because none holds all. MENTION: their descriptions hold all of it, their names and keywords do not.
 */
export type TextMatch = {
  quality: 'EXACT' | 'ALL' | 'SOME' | 'MENTION'
  /** What was typed, by whether a row found holds it. */
  matched: readonly string[]
  missing: readonly string[]
  /** What was read as the value of a facet. */
  understood: readonly (Required<Pick<Unit, 'selection'>> & { typed: string })[]
}

/** Rows that hold a text. `ranked` tells their order only when it is asked. */
export type Hits = {
  rows: Bitmap
  ranked: () => Iterable<number>
  match?: TextMatch | undefined
  corrected?: string
}

export type TextScope = UnitScope & {
  database: DatabaseSync
  words: SearchWords
  vocabulary: () => Vocabulary
  /** The other kind, in which a word may be right that is found nowhere in this one. */
  other: () => TextScope
}

/** What a text asks for with the rows that meet each part of it. */
type Asked = { unit: Unit; rows: UnitRows }

/**
 * What a site sells that holds the text: all of it, else with the mistakes in its words corrected, else as
 * much of it as one row holds.
 */
export const findText = (scope: TextScope, text: string): Hits => {
  const pinned = findPinned(scope.database, scope.kind, text)
  if (pinned.only) return namedOutright(scope, pinned)
  const asked = ask(scope, text)
  const hits = findAll(scope, asked, pinned)
  if (!isEmpty(hits.rows)) return hits
  return findCorrected(scope, text) ?? findSome(scope, asked)
}

const namedOutright = ({ index }: TextScope, { ids }: Pinned): Hits => ({
  rows: both(bitmapOf(index.size, ids), index.all),
  ranked: () => ids,
  match: { quality: 'EXACT', matched: [], missing: [], understood: [] },
})

const ask = (scope: TextScope, text: string): Asked[] =>
  readUnits(text, scope).map(unit => ({ unit, rows: unitRows(scope, unit) }))

/** The parts that a row has to meet; those that only rank where there are no others. */
const needed = (asked: readonly Asked[]): readonly Asked[] => {
  const required = asked.filter(({ unit }) => unit.isRequired)
  return required.length > 0 ? required : asked.filter(({ unit }) => unit.isPart !== true)
}

const findAll = (scope: TextScope, asked: readonly Asked[], pinned: Pinned): Hits => {
  const { index, kind } = scope
  const wanted = needed(asked)
  const held =
    wanted.length === 0 ? createBitmap(index.size) : wanted.map(({ rows }) => rows.all).reduce(both)
  const holding = kind === 'item' ? both(held, ownRows(scope, asked)) : held
  const pinnedRows = both(bitmapOf(index.size, pinned.ids), index.all)
  const rows = either(holding, pinnedRows)
  const isNamed = kind === 'title' && !isEmpty(pinnedRows)
  return {
    rows,
    ranked: () => onceEach(pinned.ids, rankedAll(scope, asked, rows)),
    match: { quality: isNamed ? 'EXACT' : qualityOf(wanted, rows), ...describeMatch(asked, rows) },
  }
}

/**
 * An item has to hold a word itself: those of its title alone ask for the title. A short number says nothing
 * of an item.
 */
const ownRows = ({ index }: TextScope, asked: readonly Asked[]): Bitmap =>
  asked
    .filter(({ unit }) => unit.selection === undefined && !/^\d+$/.test(unit.typed))
    .map(({ rows }) => rows.naming)
    .reduce(either, createBitmap(index.size))

const qualityOf = (wanted: readonly Asked[], rows: Bitmap): TextMatch['quality'] => {
  const named = wanted.map(({ rows: of }) => [of.naming, of.words, of.facet].reduce(either))
  return isEmpty(named.reduce(both, rows)) ? 'MENTION' : 'ALL'
}

/**
 * By how many parts a row meets and where; equal ones by the index, which alone ranks one word that very many
 * rows hold.
 */
const rankedAll = (scope: TextScope, asked: readonly Asked[], rows: Bitmap): Iterable<number> => {
  const texts = needed(asked).filter(({ unit }) => unit.selection === undefined)
  const expression = texts.map(({ unit }) => `(${unitExpression(scope, unit)})`).join(' AND ')
  const byIndex = expression === '' ? [] : rankRows(scope.database, scope, expression, rows)
  if (asked.length === 1 && texts.length === 1 && countBoth(rows, rows) > MOST_RANKED) return byIndex
  return inOrderOfPoints(pointsOf(asked, scope.index), rows, byIndex)
}

/** The first rows, then the others without them. */
export function* onceEach(first: readonly number[], others: Iterable<number>): Generator<number> {
  yield* first
  const seen = new Set(first)
  for (const id of others) if (!seen.has(id)) yield id
}

/**
 * The text with its misspelt words corrected. Undefined where it has none, or what is corrected is not found
 * either.
 */
const findCorrected = (scope: TextScope, text: string): Hits | undefined => {
  const typed = searchWords(text)
  const corrected = correctWords(
    scope.vocabulary(),
    typed,
    word => isKnown(scope, word) || isKnown(scope.other(), word),
  )
  if (corrected === undefined) return undefined
  const hits = findAll(scope, ask(scope, corrected.join(' ')), { ids: [], only: false })
  return isEmpty(hits.rows) ? undefined : { ...hits, corrected: corrected.join(' ') }
}

/** Whether a word is found, or means something. */
const isKnown = (scope: TextScope, word: string): boolean => {
  const asked = ask(scope, word)
  return (
    asked.length === 0 || asked.some(({ unit, rows }) => unit.selection !== undefined || !isEmpty(rows.all))
  )
}

/** The rows that meet most of the text in names and keywords; texts of descriptions are no part of it. */
const findSome = (scope: TextScope, asked: readonly Asked[]): Hits => {
  const parts = asked.filter(({ unit }) => scope.kind === 'item' || unit.isPart !== true)
  const telling = parts.filter(({ unit, rows }) => unit.isRequired && !isEmpty(namedRows(rows)))
  const base = telling.length > 0 ? telling : parts.filter(({ unit }) => !unit.isRequired)
  const start = base.map(({ rows }) => namedRows(rows)).reduce(either, createBitmap(scope.index.size))
  const candidates = scope.kind === 'item' ? both(start, ownRows(scope, asked)) : start
  const points = pointsOf(parts, scope.index, true)
  const rows = topRows(points, candidates)
  return {
    rows,
    ranked: () => inOrderOfPoints(points, rows, []),
    match: { quality: 'SOME', ...describeMatch(asked, rows) },
  }
}

const namedRows = ({ naming, words, facet }: UnitRows): Bitmap => [naming, words, facet].reduce(either)

/** What of the text the rows hold, and what none of them does. */
const describeMatch = (asked: readonly Asked[], rows: Bitmap): Omit<TextMatch, 'quality'> => {
  const isMet = ({ rows: of }: Asked) => !isEmpty(both(of.all, rows))
  const typed = (list: readonly Asked[]) => list.map(({ unit }) => unit.typed)
  return {
    matched: typed(asked.filter(isMet)),
    missing: typed(asked.filter(one => !isMet(one))),
    understood: asked.flatMap(({ unit: { typed: text, selection, isRequired } }) =>
      selection === undefined || !isRequired ? [] : [{ typed: text, selection }],
    ),
  }
}
