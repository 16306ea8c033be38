import 'server-only'
import { fragmentReader } from '@/lib/backends/content/content-reader.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { getSettings } from '@/lib/config/env.server'
import { isLocale, type Locale } from '@/lib/site/sites'
import { FRAGMENT_MAX_BYTES, type ResolveHref } from './clean-fragment'
import { readFooterFragment } from './footer-fragment'
import { fragmentHref } from './fragment-href'
import { type NavFragmentGroup, readNavFragment } from './nav-fragment'

const reader = <T>(
  operation: string,
  file: string,
  read: (html: string, resolve: ResolveHref) => T | undefined,
) =>
  fragmentReader<T>({
    operation,
    pathOf: locale => `/content/${locale}/${file}`,
    maxBytes: FRAGMENT_MAX_BYTES,
    read: (html, locale) =>
      isLocale(locale) ? read(html, fragmentHref(locale, getSettings().CONTENT_URL)) : undefined,
  })

const readNav = reader('fetchNavFragment', 'first-level-nav.html', readNavFragment)
const readFooter = reader('fetchFooterFragment', 'footer.html', readFooterFragment)

/**
 * Reads a fragment if its flag is on. Header and footer are the same for all users, so the flag is that of
 * the locale's anonymous user.
 */
const whenEditable = async <T>(
  locale: Locale,
  read: (locale: Locale) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const { values } = await getFlags(locale, undefined)
  return values['editable-header-footer-templates'] ? read(locale) : undefined
}

/**
 * The editors' first-level navigation if their templates are enabled by the flag (spec §7, §9), otherwise
 * undefined. Never rejects.
 */
export const loadNavFragment = (locale: Locale): Promise<readonly NavFragmentGroup[] | undefined> =>
  whenEditable(locale, readNav)

/** The editors' footer as sanitized markup, under the same flag. */
export const loadFooterFragment = (locale: Locale): Promise<string | undefined> =>
  whenEditable(locale, readFooter)
