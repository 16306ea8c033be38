import { stepHref } from '@/lib/registration/step-paths'
import { loginPath, searchPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** Below the store: what belongs to a person, and what anybody's words or choices make endless. */
const CLOSED_STORE_PAGES = [
  'fit',
  'compare',
  'cart',
  'checkout',
  'exp-checkout',
  'invoices',
  'order-status',
  'my-account',
] as const

/**
 * What robots are asked of a host: to leave the handlers, the personal pages and the searches of its sites alone, and where its
 * sitemaps are. Pages say the same themselves (`noindex`); this only spares them the way.
 */
export function robotsTxt(locales: readonly Locale[], sitemaps: readonly string[]): string {
  const closed = locales.flatMap(locale => [
    loginPath(locale),
    stepHref(locale, 'register'),
    // The search itself is open; what is asked of it is not.
    `${searchPath(locale)}?`,
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
