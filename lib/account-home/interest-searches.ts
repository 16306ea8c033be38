import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'

/** The most searches of one page; each is the same for all users with the interest, and kept for them. */
const MOST_SEARCHES = 6

type Band = { months: number }

/**
 * Searches for titles of each area and age, in which every area comes before any area comes again. The search
 * takes one area and one age. Without areas, or ages, the other ones alone.
 */
export function interestSearches(
  areas: readonly string[],
  bands: readonly Band[],
  pageSize: number,
): readonly OccSearch[] {
  const inAreas = areas.length === 0 ? [''] : areas.map(area => `:allCategories:${area}`)
  const ofAges = bands.length === 0 ? [''] : bands.map(({ months }) => `:age:${months}`)
  return diagonal(inAreas, ofAges)
    .slice(0, MOST_SEARCHES)
    .map(filters => ({ query: `:relevance${filters}`, pageSize }))
}

/** All pairs, first those that differ in both parts. */
function diagonal(ones: readonly string[], others: readonly string[]): readonly string[] {
  const steps = others.map((_, step) => step)
  return steps.flatMap(step => ones.map((one, place) => one + (others[(place + step) % others.length] ?? '')))
}
