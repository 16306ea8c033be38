import { fitPath, loginPath, searchPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'

/** Below the store: what belongs to a person, and what anybody's words or choices make endless. */
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
 * What robots are asked of a host: to leave the handlers, the personal pages and the searches of its sites
 * alone, and where its sitemaps are. Pages say the same themselves (`noindex`); this only spares them the
 * way.
 */
export function robotsTxt(locales: readonly Locale[], sitemaps: readonly string[]): string {
  const closed = locales.flatMap(locale => [
    loginPath(locale),
    stepHref(locale, 'register'),
    // The search and the fit finder themselves are open; what is asked of them is not.
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
