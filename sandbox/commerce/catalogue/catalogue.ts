import type { DatabaseSync } from 'node:sqlite'
import { type CategoryTree, readCategoryTree } from './categories/category-tree.ts'
import { createSearchMemory, type SearchMemory } from './search/search-memory.ts'
import { keptUntilChange } from './state.ts'

/** What the routes of the catalogue share. */
export type Catalogue = { search: SearchMemory; categories: () => CategoryTree }

export const createCatalogue = (database: DatabaseSync): Catalogue => ({
  search: createSearchMemory(database),
  categories: keptUntilChange(database, () => readCategoryTree(database)),
})
