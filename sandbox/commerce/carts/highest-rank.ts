import type { Rank } from '../catalogue/catalogue-record.ts'
import type { PricedLine } from './price-cart.ts'

/** The highest rank that an item of a cart asks for; 0 where none asks for any. */
export const highestRank = (lines: readonly PricedLine[]): Rank =>
  lines.reduce<Rank>((most, { item }) => (item.rank > most ? item.rank : most), 0)
