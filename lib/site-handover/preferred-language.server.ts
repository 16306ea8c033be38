import 'server-only'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import { homePath, storePath } from '@/lib/site/paths'
import { getSite, isLocale, LOCALES, type Locale } from '@/lib/site/sites'

/** Start pages: the home page and the account home. */
const STARTS = [homePath, storePath]

/**
 * Page after sign-in: a start page is opened in the user's preferred language, if the site has several; any
 * other return address is unchanged.
 * @param cookies with the new session
 * @param now epoch milliseconds
 */
export async function inPreferredLanguage(path: string, cookies: CookieMap, now: number): Promise<string> {
  const asked = startOf(path)
  if (asked === undefined) return path
  const { identity } = await openSession(cookies, now)
  const site = identity?.settings?.site ?? ''
  const isSameSite = isLocale(site) && getSite(site).siteId === getSite(asked.locale).siteId
  return isSameSite ? asked.pathOf(site) : path
}

/** The start page at a path; undefined for any other page. */
function startOf(path: string): { locale: Locale; pathOf: (locale: Locale) => string } | undefined {
  for (const locale of LOCALES)
    for (const pathOf of STARTS) if (pathOf(locale) === path) return { locale, pathOf }
  return undefined
}
