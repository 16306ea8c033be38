import { fitPath, loginPath, searchPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'

/** Store pages that robots must not crawl: personal pages, and pages whose queries are endless. */
const CLOSED_STORE_PAGES = [
  'compare',
  'cart',
  'checkout',
  'exp-checkout',
  'invoices',
  'order-status',
  'my-account',
] as const

/**
 * Contents of `robots.txt` of a host: robots leave the handlers, the personal pages and the searches of its
 * sites alone, and find its sitemaps. The pages themselves have `noindex`; this only saves the requests.
 */
export function robotsTxt(locales: readonly Locale[], sitemaps: readonly string[]): string {
  const closed = locales.flatMap(locale => [
    loginPath(locale),
    stepHref(locale, 'register'),
    // Search and fit finder are open without a query, and closed with one.
    `${searchPath(locale)}?`,
    `${fitPath(locale)}?`,
    ...CLOSED_STORE_PAGES.map(page => storePath(locale, page)),
  ])
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map(path => `Disallow: ${path}`),
    ...sitemaps.map(address => `Sitemap: ${address}`),
    '',
  ].join('\n')
}
