import { hrefSchema, readHref } from '@/lib/contract/content'
import type { Locale } from '@/lib/site/sites'
import { contentHref } from '../href'
import type { ResolveHref } from './clean-fragment'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const MAX_CHARACTERS = 500

/**
 * Resolves the links of a fragment: the link targets of content documents, `https:`, `mailto:` and `tel:`
 * URLs, and URLs relative to the fragment's own site. Every other link is dropped.
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

/** Resolves a relative URL within the site; `//elsewhere` and the like are not permitted. */
function belowSite(href: string, base: string): string | undefined {
  const target = URL.parse(href, base)
  return target !== null && target.origin === new URL(base).origin ? target.href : undefined
}
