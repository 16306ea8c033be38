import { type Bitmap, countBoth, createBitmap, idsIn, isIn } from './bitmap.ts'
import type { Unit } from './read-units.ts'
import type { SiteIndex } from './site-index.ts'
import type { UnitRows } from './unit-rows.ts'

type Asked = { unit: Unit; rows: UnitRows }

/** What a row is worth for a text: more for each part that it meets, and for meeting it in its name. */
export type Points = (id: number) => number

const IN_NAME = 3
const IN_WORDS = 2
const IN_TEXT = 1
/** A value of a facet is met or not, so it counts as a keyword does. */
const IN_FACET = 2
/** What only ranks never outweighs what was asked for; for whom something is meant may. */
const ONLY_RANKS = 0.25
const PREFERRED = 0.6
/** An edition that is sold out stands behind the one that follows it. */
const ENDING = 0.75

/**
 * With `byRarity`, words that few rows hold weigh more: one of them says more of what is meant than a common
 * one.
 */
export const pointsOf = (
  asked: readonly Asked[],
  { size, ending }: Pick<SiteIndex, 'size' | 'ending'>,
  byRarity = false,
): Points => {
  const weighed = asked.map(({ unit, rows }) => {
    const rarity = byRarity ? Math.log2(2 + size / (1 + countBoth(rows.all, rows.all))) : 1
    return { rows, weight: rarity * shareOf(unit) }
  })
  const worth: Points = id => weighed.reduce((sum, { rows, weight }) => sum + weight * placeOf(rows, id), 0)
  return id => (isIn(ending, id) ? ENDING * worth(id) : worth(id))
}

const shareOf = ({ isRequired, selection }: Unit): number =>
  isRequired ? 1 : selection === undefined ? ONLY_RANKS : PREFERRED

const placeOf = ({ naming, words, facet, all }: UnitRows, id: number): number => {
  if (isIn(naming, id)) return IN_NAME
  if (isIn(words, id)) return IN_WORDS
  if (isIn(facet, id)) return IN_FACET
  return isIn(all, id) ? IN_TEXT : 0
}

/** A row with less than this part of the best one's points is not meant. */
const LEAST_SHARE = 0.6

/** The rows of a set that come near the best one. */
export const topRows = (points: Points, rows: Bitmap): Bitmap => {
  const worth = [...idsIn(rows)].map(id => [id, points(id)] as const)
  const best = worth.reduce((most, [, own]) => Math.max(most, own), 0)
  const top = createBitmap(rows.length * 32)
  for (const [id, own] of worth) {
    if (own >= best * LEAST_SHARE) top[id >>> 5] = (top[id >>> 5] ?? 0) | (1 << (id & 31))
  }
  return top
}

/**
 * Rows by their points, best first; equal ones as an order has them, and those that it does not name as they
 * stand in the catalogue.
 */
export const inOrderOfPoints = (points: Points, rows: Bitmap, order: Iterable<number>): number[] => {
  const shelves = new Map<number, number[]>()
  for (const id of new Set([...order, ...idsIn(rows)])) {
    const own = points(id)
    const shelf = shelves.get(own)
    if (shelf === undefined) shelves.set(own, [id])
    else shelf.push(id)
  }
  return [...shelves].sort(([one], [other]) => other - one).flatMap(([, shelf]) => shelf)
}
