import type { Facet } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { type Bitmap, bitmapOf, both, createBitmap, either } from './bitmap.ts'
import { FACET_RULES, MULTI_SELECT } from './facet-rules.ts'
import { invalid, type Selection } from './query.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * Rows by what was asked. `of` is the answer without a facet's own choice, which the counts of that facet go
 * by.
 */
export type Filtered = { found: Bitmap; of: (facet: Facet) => Bitmap }

/** What the filters need to know beside the columns. */
export type FilterScope = {
  index: SiteIndex
  /** Rows among which is searched: what the site sells, or any. */
  all: Bitmap
  /** The rank up to which the visitor may order. */
  rank: number
  idOfCode: (code: string) => number | undefined
  idOfTitle: (code: string) => number | undefined
}

/** Values of a facet that allows several are alternatives; everything else must hold together. */
export const filterRows = (start: Bitmap, selections: readonly Selection[], scope: FilterScope): Filtered => {
  const isAlternative = ({ key }: Selection) => MULTI_SELECT.some(facet => facet === key)
  const needed = selections.filter(selection => !isAlternative(selection))
  const base = needed.reduce((rows, selection) => both(rows, rowsOf(selection, scope)), start)
  const choices = MULTI_SELECT.flatMap(facet => {
    const own = selections.filter(({ key }) => key === facet).map(selection => rowsOf(selection, scope))
    return own.length === 0 ? [] : [{ facet, rows: own.reduce(either) }]
  })
  const all = (chosen: typeof choices) => chosen.reduce((rows, choice) => both(rows, choice.rows), base)
  const found = all(choices)
  return {
    found,
    of: facet =>
      choices.some(choice => choice.facet === facet) ? all(choices.filter(c => c.facet !== facet)) : found,
  }
}

/** Levels from the lowest to the highest that a rank may order. */
export const orderableRows = ({ index, rank }: FilterScope): Bitmap =>
  ['NONE', 'A', 'B', 'C']
    .slice(0, rank + 1)
    .map(code => index.facets.qualificationLevel.get(code))
    .reduce<Bitmap>(
      (rows, level) => (level === undefined ? rows : either(rows, level)),
      createBitmap(index.size),
    )

const rowsOf = ({ key, value }: Selection, scope: FilterScope): Bitmap => {
  const { index } = scope
  switch (key) {
    case 'age': {
      const months = wholeNumber(key, value)
      return rowsWhere(index, id => (index.minAge[id] ?? 0) <= months && months <= (index.maxAge[id] ?? 0))
    }
    case 'minutes': {
      const most = wholeNumber(key, value)
      return rowsWhere(index, id => (index.minutes[id] ?? 0) <= most)
    }
    case 'productKind':
    case 'offer':
      return scope.all
    case 'baseProduct': {
      const title = scope.idOfTitle(value)
      return rowsWhere(index, id => index.title[id] === title)
    }
    case 'code': {
      const ids = value.split(',').map(scope.idOfCode)
      return bitmapOf(
        index.size,
        ids.filter(id => id !== undefined),
      )
    }
    case 'orderable':
      return orderableRows(scope)
    default:
      if (FACET_RULES[key].values === 'flag' && value !== 'true') throw invalid(key, 'The value is true.')
      return index.facets[key].get(value) ?? createBitmap(index.size)
  }
}

/** Every row of the catalogue, be it sold on the site or not. */
export const anyRows = (index: SiteIndex): Bitmap => rowsWhere(index, () => true)

const rowsWhere = ({ size }: SiteIndex, holds: (id: number) => boolean): Bitmap => {
  const rows = createBitmap(size)
  for (let id = 1; id < size; id += 1) {
    if (holds(id)) rows[id >>> 5] = (rows[id >>> 5] ?? 0) | (1 << (id & 31))
  }
  return rows
}

const LARGEST = 5000

const wholeNumber = (key: string, value: string): number => {
  if (!/^\d{1,4}$/.test(value) || Number(value) > LARGEST) throw invalid(key, 'The value is a whole number.')
  return Number(value)
}
