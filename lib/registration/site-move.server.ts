import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange } from '@/lib/session/cookie-change'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import type { Locale } from '@/lib/site/sites'

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

/** The cookies of a move to another site (spec §4): that it happened, the country behind it, and the site it leads to. */
export const moveCookies = (target: Locale, country: string): readonly CookieChange[] => [
  moveCookie('store.locale_moved', target),
  moveCookie('store.registration_country', country),
  rememberLocale(target),
]
