import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '../languages.ts'
import { addTo, type Bitmap, bitmapOf, both, createBitmap, either, isIn } from './bitmap.ts'
import { splitCompound } from './compounds.ts'
import { phraseExpression } from './expression.ts'
import { type FilterScope, filterRows } from './filter.ts'
import { matchRows } from './match.ts'
import type { Unit } from './read-units.ts'
import { KINDS, type Kind, type SiteIndex } from './site-index.ts'

/** Rows that meet a unit, by where they do. `all` holds those of the others, too. */
export type UnitRows = {
  /** In its acronym or name; an item in any text of its own. */
  naming: Bitmap
  /** In its keywords and areas; an item in name or keywords of its title. */
  words: Bitmap
  /** The value of the facet that the unit names. */
  facet: Bitmap
  all: Bitmap
}

export type UnitScope = {
  database: DatabaseSync
  kind: Kind
  language: Language
  index: SiteIndex
  /** Reads the rows of an expression, or what is known of it. */
  rowsOf: (kind: Kind, language: Language, expression: string) => Bitmap
  filter: FilterScope
}

const TITLE_NAMING = '{acronym name}'
const TITLE_WORDS = '{acronym name words}'

/** Where a unit is met among what a site sells. */
export const unitRows = (scope: UnitScope, unit: Unit): UnitRows => {
  const { index, kind } = scope
  const expression = unitExpression(scope, unit)
  const facet = unit.selection === undefined ? createBitmap(index.size) : facetRows(scope, unit.selection)
  const texts = kind === 'title' ? titleRows(scope, expression) : itemRows(scope, expression)
  const sold = (rows: Bitmap) => both(rows, index.all)
  const all = [texts.words, texts.naming, texts.all, facet].reduce(either)
  return { naming: sold(texts.naming), words: sold(texts.words), facet: sold(facet), all: sold(all) }
}

type TextRows = Pick<UnitRows, 'naming' | 'words' | 'all'>

const titleRows = ({ rowsOf, language }: UnitScope, expression: string): TextRows => {
  const rowsIn = (columns: string) => rowsOf('title', language, `${columns}(${expression})`)
  return {
    naming: rowsIn(`${TITLE_NAMING} : `),
    words: rowsIn(`${TITLE_WORDS} : `),
    all: rowsIn(''),
  }
}

/** Items of a title whose name or keywords say it are meant as well, where their own text says the rest. */
const itemRows = ({ rowsOf, language, index }: UnitScope, expression: string): TextRows => {
  const own = rowsOf('item', language, expression)
  const titles = rowsOf('title', language, `${TITLE_WORDS} : (${expression})`)
  const words = createBitmap(index.size)
  for (let id = 1; id < index.size; id += 1) if (isIn(titles, index.title[id] ?? 0)) addTo(words, id)
  return { naming: own, words, all: either(own, words) }
}

/** Everything that a unit may be met by, as an expression of the full-text index. */
export const unitExpression = (scope: UnitScope, unit: Unit): string => {
  const { language, rowsOf } = scope
  const isKnown = (phrase: string) =>
    KINDS.some(kind => rowsOf(kind, language, phraseExpression([phrase], language)).some(word => word !== 0))
  const parts = language === 'nl' && !isKnown(unit.typed) ? splitCompound(unit.typed, isKnown) : []
  return phraseExpression([unit.typed, ...unit.alternatives, ...parts], language)
}

const facetRows = ({ index, filter }: UnitScope, selection: NonNullable<Unit['selection']>): Bitmap =>
  filterRows(index.all, [selection], filter).found

const MOST_KEPT = 400

/** Keeps the rows of the last expressions, of which those of common words are long. */
export const createRowMemory = (
  database: DatabaseSync,
  sizeOf: (kind: Kind) => number,
): UnitScope['rowsOf'] => {
  const kept = new Map<string, Bitmap>()
  return (kind, language, expression) => {
    const key = `${kind} ${language} ${expression}`
    const rows = kept.get(key) ?? bitmapOf(sizeOf(kind), matchRows(database, { kind, language }, expression))
    kept.delete(key)
    kept.set(key, rows)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return rows
  }
}
