import 'server-only'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { setCookie } from '@/lib/cookies/own-cookies.server'
import type { Locale } from '@/lib/site/sites'

/**
 * Remembers the visitor's site: an address without a locale leads to it next time (spec §3, client-side
 * storage).
 */
export const rememberLocale = (locale: Locale): CookieChange => setCookie('previousLocale', locale)
