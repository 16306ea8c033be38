import 'server-only'
import type { CookieChange } from '@/lib/session/cookie-change'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { getSite, type Locale } from '@/lib/site/sites'
import { DRAFT_SECONDS } from '@/lib/validation/limits'

/** Not secret and read by the pages of both sites, but no script needs them. */
const moveCookie = (name: string, value: string): CookieChange => ({
  name,
  value,
  options: sealedCookieOptions(DRAFT_SECONDS),
})

/**
 * The cookies of a move to another site (spec §4): that it happened, the country behind it, the site it leads to, and the
 * currency there where it is another one.
 */
export function moveCookies(from: Locale, target: Locale, country: string): readonly CookieChange[] {
  const { currency } = getSite(target)
  return [
    moveCookie('store.locale_moved', target),
    moveCookie('store.registration_country', country),
    rememberLocale(target),
    ...(currency === getSite(from).currency ? [] : [moveCookie('store.currency_switched', currency)]),
  ]
}
