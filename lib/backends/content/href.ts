import { readHref } from '@/lib/contract/content'
import { homePath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/**
 * The URL of a link target of the content site, for a locale; `siteBase` is the marketing site's base URL.
 */
export function contentHref(href: string, locale: Locale, siteBase: string): string {
  const target = readHref(href)
  if (target.place === 'address') return target.address
  const below = target.path === '' ? '' : `/${target.path}`
  switch (target.place) {
    case 'store':
      return storePath(locale, target.path)
    case 'page':
      return `${homePath(locale)}${below}`
    case 'site':
      return `${siteBase}/${locale}${below}`
  }
}
