import { STORE_SEGMENT } from './paths.ts'

/** Where browsers load the rules below from; every public page names it. */
export const PREFETCH_RULES_PATH = '/prefetch-rules.json'

/**
 * Public pages of the catalogue, as address patterns; addresses with a query are left out, because a query
 * may ask for personal content.
 */
export const PREFETCHED_PATTERNS = ['', '/a-z{/*}?', '/categories/*', '/products/*'].map(page => ({
  pathname: `/${STORE_SEGMENT}/:site/:language${page}`,
  search: '',
}))

/**
 * Speculation rules: what a browser may prefetch. It begins on pointer down, never earlier: the page arrives
 * about 100 ms sooner, nothing is fetched without an action of the user, and no price is older than that of a
 * page loaded by the click.
 */
export const PREFETCH_RULES = {
  prefetch: [{ where: { href_matches: PREFETCHED_PATTERNS }, eagerness: 'conservative' }],
} as const
