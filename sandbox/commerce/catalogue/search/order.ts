import type { DatabaseSync } from 'node:sqlite'
import type { SortCode } from '../../../../lib/contract/commerce/catalogue/search.ts'
import type { Language } from '../languages.ts'
import type { Kind, SiteIndex } from './site-index.ts'

type OrderScope = { database: DatabaseSync; kind: Kind; language: Language; index: SiteIndex }

/** All row ids of a kind in the order of a sort; equal ones as they stand in the catalogue. */
export const orderOf = (scope: OrderScope, sort: Exclude<SortCode, 'relevance'>): number[] => {
  const { index } = scope
  const ids = Array.from({ length: index.size - 1 }, (_, at) => at + 1)
  switch (sort) {
    case 'name-asc':
      return namesInOrder(scope)
    case 'name-desc':
      return namesInOrder(scope).reverse()
    case 'newest':
      return ids.sort((one, other) => (index.year[other] ?? 0) - (index.year[one] ?? 0))
    case 'price-asc':
      return ids.sort(
        (one, other) => priceOf(index, one, Infinity) - priceOf(index, other, Infinity) || one - other,
      )
    case 'price-desc':
      return ids.sort((one, other) => priceOf(index, other, -1) - priceOf(index, one, -1))
  }
}

/** What has no price stands last either way. */
const priceOf = ({ price }: SiteIndex, id: number, absent: number): number => {
  const own = price[id] ?? absent
  return own === Infinity ? Number.MAX_SAFE_INTEGER : own
}

const namesInOrder = ({ database, kind, language }: OrderScope): number[] => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return database
    .prepare(`SELECT ${kind} AS id, name FROM catalogue_${kind}_documents WHERE language = ?`)
    .all(language)
    .map(({ id, name }) => ({ id: Number(id), name: String(name) }))
    .sort((one, other) => compare(one.name, other.name) || one.id - other.id)
    .map(({ id }) => id)
}
