import type { HostRule } from '@/lib/site/hosts'
import { homePath, loginPath, STORE_SEGMENT, storePath } from '@/lib/site/paths'
import { resolveLocale } from '@/lib/site/resolve-locale'
import type { Locale } from '@/lib/site/sites'

/** Store pages that every site has, by their first segment; the products differ from site to site. */
const SHARED_PAGES: readonly string[] = [
  'a-z',
  'cart',
  'checkout',
  'compare',
  'exp-checkout',
  'fit',
  'invoices',
  'my-account',
  'order-status',
  'quick-order',
  'search',
]

/**
 * Pages of one product or category, which every site finds by its code: a site that does not sell it shows a
 * page that says so.
 */
const SHARED_KINDS: readonly string[] = ['categories', 'products']

/** The longest address that is passed on to another site. */
const MAX_CHARACTERS = 512

/** A page of the store, independent of its site. */
export type SitePage = {
  locale: Locale
  /** Path below the locale; empty for the home page. */
  page: string
  search: string
}

/** The page that an address at `origin` shows; undefined for any other address. */
export function readSitePage(
  rules: readonly HostRule[],
  address: string,
  origin: string,
): SitePage | undefined {
  const url = URL.parse(address, origin)
  if (url?.origin !== origin) return undefined
  const resolution = resolveLocale(rules, { host: url.host, path: url.pathname })
  if (resolution.kind !== 'serve') return undefined
  return { locale: resolution.locale, page: resolution.page, search: url.search }
}

/**
 * Path of the same page on another site; its home page if that site does not have the page (spec §4, regional
 * switch).
 */
export function pathOnSite({ page, search }: Pick<SitePage, 'page' | 'search'>, to: Locale): string {
  const [, first = '', ...rest] = page.split('/')
  if (first === 'login') return loginPath(to)
  if (first !== STORE_SEGMENT) return homePath(to)
  if (rest.length === 0) return storePath(to)
  const [kind = '', code] = rest
  // The name in the address depends on the language; the page redirects from the code to its full address.
  if (SHARED_KINDS.includes(kind) && code !== undefined) return storePath(to, `${kind}/${code}`)
  const path = `${storePath(to, rest.join('/'))}${search}`
  return SHARED_PAGES.includes(kind) && path.length <= MAX_CHARACTERS ? path : homePath(to)
}
