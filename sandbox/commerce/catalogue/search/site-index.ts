import type { DatabaseSync } from 'node:sqlite'
import { ADMINISTRATIONS, SCORINGS } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import { ITEM_FORMATS, ITEM_GROUPS } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import type { Facet } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { isInMask } from '../mask.ts'
import { addTo, type Bitmap, createBitmap } from './bitmap.ts'

export const KINDS = ['title', 'item'] as const

export type Kind = (typeof KINDS)[number]

/**
 * Facets whose values are counted from sets; who may order depends on the visitor and is derived from the
 * levels.
 */
type StoredFacet = Exclude<Facet, 'orderable'>

/** Titles or items that a site sells, column by column; the position in a column is the row id. */
export type SiteIndex = {
  size: number
  all: Bitmap
  /** What is sold only until it has run out. */
  ending: Bitmap
  facets: Record<StoredFacet, Map<string, Bitmap>>
  minAge: Int32Array
  maxAge: Int32Array
  minutes: Int32Array
  year: Int32Array
  /** Lowest price in minor units; absent where nothing has a price. */
  price: (number | undefined)[]
  title: Int32Array
}

const SHARED = `t.publication_year AS year, t.min_age_months AS minAge, t.max_age_months AS maxAge,
  t.min_minutes AS minutes, t.status = 'ENDING' AS ending, t.telepractice, t.administration, t.scoring`

const QUERIES: Readonly<Record<Kind, string>> = {
  title: `SELECT t.id, t.id AS title, t.rank, s.languages, s.min_price AS price, s.formats, s.item_groups AS groups,
      s.in_stock AS inStock, ${SHARED}
    FROM catalogue_title_sites s JOIN catalogue_titles t ON t.id = s.title
    WHERE s.site = ? AND t.status <> 'WITHDRAWN'`,
  item: `SELECT i.id, i.title, i.rank, i.languages, o.price, i.format AS formats, i.item_group AS groups,
      (o.stock_level IS NULL OR o.stock_level > 0) AS inStock, ${SHARED}
    FROM catalogue_offers o JOIN catalogue_items i ON i.id = o.item JOIN catalogue_titles t ON t.id = i.title
      JOIN catalogue_title_sites s ON s.site = o.site AND s.title = t.id
    WHERE o.site = ? AND t.status <> 'WITHDRAWN' AND i.status <> 'WITHDRAWN'`,
}

const LEVEL_CODES = ['NONE', 'A', 'B', 'C'] as const

/** Reads what a site sells into columns and sets. */
export const readSiteIndex = (database: DatabaseSync, site: string, kind: Kind): SiteIndex => {
  const index = emptyIndex(sizeOf(database, kind))
  const categories = readCategories(database)
  const languages = new Map<string, string[]>()
  for (const row of database.prepare(QUERIES[kind]).iterate(site)) {
    const id = Number(row.id)
    addTo(index.all, id)
    if (row.ending === 1) addTo(index.ending, id)
    putColumns(index, id, row)
    const put = putting(index, id)
    put('qualificationLevel', [LEVEL_CODES[Number(row.rank)] ?? 'NONE'])
    put('administration', namesIn(ADMINISTRATIONS, row.administration))
    put('scoring', namesIn(SCORINGS, row.scoring))
    put('format', namesIn(ITEM_FORMATS, row.formats))
    put('itemGroup', namesIn(ITEM_GROUPS, row.groups))
    put('language', parsed(languages, String(row.languages)))
    put('publicationYear', [String(row.year)])
    put('telepractice', [String(row.telepractice === 1)])
    put('inStock', [String(row.inStock === 1)])
    put('allCategories', categories.get(Number(row.title)) ?? [])
  }
  return index
}

/** One more than the last row id of a kind. */
export const sizeOf = (database: DatabaseSync, kind: Kind): number =>
  Number(database.prepare(`SELECT max(id) AS last FROM catalogue_${kind}s`).get()?.last ?? 0) + 1

const emptyIndex = (size: number): SiteIndex => ({
  size,
  all: createBitmap(size),
  ending: createBitmap(size),
  facets: {
    allCategories: new Map(),
    qualificationLevel: new Map(),
    administration: new Map(),
    scoring: new Map(),
    format: new Map(),
    itemGroup: new Map(),
    language: new Map(),
    publicationYear: new Map(),
    telepractice: new Map(),
    inStock: new Map(),
  },
  minAge: new Int32Array(size),
  maxAge: new Int32Array(size),
  minutes: new Int32Array(size),
  year: new Int32Array(size),
  price: Array.from({ length: size }),
  title: new Int32Array(size),
})

type Row = Record<string, unknown>

const NO_UPPER_END = 2 ** 31 - 1

const putColumns = (index: SiteIndex, id: number, row: Row): void => {
  index.minAge[id] = Number(row.minAge)
  index.maxAge[id] = row.maxAge === null ? NO_UPPER_END : Number(row.maxAge)
  index.minutes[id] = Number(row.minutes)
  index.year[id] = Number(row.year)
  index.price[id] = row.price === null ? undefined : Number(row.price)
  index.title[id] = Number(row.title)
}

const putting =
  ({ facets, size }: SiteIndex, id: number) =>
  (facet: StoredFacet, values: Iterable<string>): void => {
    for (const value of values) {
      const known = facets[facet].get(value) ?? createBitmap(size)
      facets[facet].set(value, known)
      addTo(known, id)
    }
  }

const namesIn = (values: readonly string[], mask: unknown): string[] =>
  values.filter((_, position) => isInMask(Number(mask), position))

const parsed = (known: Map<string, string[]>, text: string): string[] => {
  const values: string[] = known.get(text) ?? JSON.parse(text)
  known.set(text, values)
  return values
}

/** Categories of each title with all that stand above them: who asks for an area means everything in it. */
const readCategories = (database: DatabaseSync): Map<number, Set<string>> => {
  const rows = database
    .prepare(
      `WITH RECURSIVE above (title, category) AS (
         SELECT title, category FROM catalogue_title_categories
         UNION SELECT a.title, c.parent FROM above a JOIN catalogue_categories c ON c.code = a.category
         WHERE c.parent IS NOT NULL
       ) SELECT title, category FROM above`,
    )
    .iterate()
  const categories = new Map<number, Set<string>>()
  for (const { title, category } of rows) {
    const known = categories.get(Number(title)) ?? new Set()
    categories.set(Number(title), known.add(String(category)))
  }
  return categories
}
