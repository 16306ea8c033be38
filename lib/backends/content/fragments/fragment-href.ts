import { hrefSchema, readHref } from '@/lib/contract/content'
import type { Locale } from '@/lib/site/sites'
import { contentHref } from '../href'
import type { ResolveHref } from './clean-fragment'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const MAX_CHARACTERS = 500

/**
 * Resolves the links of a fragment: the vocabulary of the content documents, addresses of https, `mailto:`
 * and `tel:`, and whatever is relative to the fragment's own site. Anything else leads nowhere.
 */
export function fragmentHref(locale: Locale, siteBase: string): ResolveHref {
  const base = `${siteBase}/${locale}/`
  return given => {
    const href = given.trim()
    if (href === '' || href.length > MAX_CHARACTERS || /[\s\\"'<>]/.test(href)) return undefined
    if (!SCHEME.test(href)) return belowSite(href, base)
    if (!hrefSchema.safeParse(href).success) return undefined
    return readHref(href).place === 'address' ? href : contentHref(href, locale, siteBase)
  }
}

/** A relative address stays with the site: `//elsewhere` and the like do not. */
function belowSite(href: string, base: string): string | undefined {
  const target = URL.parse(href, base)
  return target !== null && target.origin === new URL(base).origin ? target.href : undefined
}
