import { STORE_SEGMENT } from './routes.ts'

/** Where browsers find the rules below; every public page names it. */
export const PREFETCH_RULES_PATH = '/prefetch-rules.json'

/** Public pages of the catalogue, as patterns of addresses; a query asks for something personal. */
export const PREFETCHED_PATTERNS = ['', '/a-z{/*}?', '/categories/*', '/products/*'].map(page => ({
  pathname: `/${STORE_SEGMENT}/:site/:language${page}`,
  search: '',
}))

/**
 * What a browser may fetch before a link is followed, as speculation rules. It begins when the finger or the
 * mouse button goes down, never earlier: the page is on its way a tenth of a second sooner, nothing is
 * fetched that nobody asked for, and no price is older than a page that was clicked for.
 */
export const PREFETCH_RULES = {
  prefetch: [{ where: { href_matches: PREFETCHED_PATTERNS }, eagerness: 'conservative' }],
} as const
