import type { DatabaseSync } from 'node:sqlite'
import { summarizeOffers } from './load/summarize-offers.ts'
import { markStockChanged } from './state.ts'

/** What an order takes of an item at a site. */
export type TakenStock = { site: string; item: number; quantity: number }

/** Takes what was ordered from the stock; items that do not ship have none. */
export const takeStock = (database: DatabaseSync, taken: readonly TakenStock[]): void => {
  const take = database.prepare(
    `UPDATE catalogue_offers SET stock_level = MAX(0, stock_level - ?)
     WHERE site = ? AND item = ? AND stock_level IS NOT NULL`,
  )
  for (const { site, item, quantity } of taken) take.run(quantity, site, item)
  summarizeTitlesOf(
    database,
    taken.map(({ item }) => item),
  )
}

/** Brings all stock back to that with which the catalogue was filled. */
export const restock = (database: DatabaseSync): void => {
  const items = database
    .prepare(
      'UPDATE catalogue_offers SET stock_level = filled_stock WHERE stock_level IS NOT filled_stock RETURNING item',
    )
    .all()
    .map(({ item }) => Number(item))
  summarizeTitlesOf(database, items)
}

const summarizeTitlesOf = (database: DatabaseSync, items: readonly number[]): void => {
  const find = database.prepare('SELECT title FROM catalogue_items WHERE id = ?')
  const titles = new Set(items.map(item => Number(find.get(item)?.title)))
  for (const title of titles) summarizeOffers(database, title)
  markStockChanged(database)
}
