import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange } from '@/lib/session/cookie-change'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { getSite, type Locale } from '@/lib/site/sites'

const MOVE_LIFE_SECONDS = 24 * 60 * 60

/** Not secret and read by the pages of both sites, but no script needs them. */
const moveCookie = (name: string, value: string): CookieChange => ({
  name,
  value,
  options: {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: getSettings().COOKIE_SECURE,
    maxAge: MOVE_LIFE_SECONDS,
  },
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
