import 'server-only'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/cookies/cookie-names'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import type { Locale } from '@/lib/site/sites'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Remembers the visitor's site: an address without a locale leads to it next time (spec §3, client-side
 * storage).
 */
export const rememberLocale = (locale: Locale): CookieChange => ({
  name: PREVIOUS_LOCALE_COOKIE,
  value: locale,
  options: sealedCookieOptions(YEAR_SECONDS),
})
