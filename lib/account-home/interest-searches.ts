import type { OccSearch } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'

/** Maximum number of searches per page view; results are cached for all users with the same interest. */
const MOST_SEARCHES = 6

type Band = { months: number }

/**
 * Builds one search per pair of area and age, because a search accepts one of each. Pairs are ordered so that
 * every area occurs before one is repeated. If areas or ages are missing, it searches by the other alone.
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

/** All pairs, ordered by diagonals: first those in which both parts differ from the pair before. */
function diagonal(ones: readonly string[], others: readonly string[]): readonly string[] {
  const steps = others.map((_, step) => step)
  return steps.flatMap(step => ones.map((one, place) => one + (others[(place + step) % others.length] ?? '')))
}
