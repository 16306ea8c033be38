import 'server-only'
import { DRAFT_SECONDS, SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import type { SiteMemory } from './site-move'

const MOVED = 'store.locale_moved'
const COUNTRY = 'store.registration_country'
/** The country a second time, for the site that continues the registration (spec §4). */
const SECOND_COUNTRY = 'store.second_country'
const CURRENCY = 'store.currency_switched'
const CHOSEN = 'store.locale_chosen'

/** A cookie without secrets that the pages of both sites read; scripts do not need it. */
export const plainCookie = (name: string, value: string, maxAge: number): CookieChange => ({
  name,
  value,
  options: sealedCookieOptions(maxAge),
})

const COUNTRY_CODE = /^[A-Z]{2}$/

/** What the browser's cookies record about its sites; values that are not ours are ignored. */
export function readSiteMemory(cookies: CookieMap): SiteMemory {
  const locale = (name: string) => {
    const value = cookies.get(name)
    return value !== undefined && isLocale(value) ? value : undefined
  }
  const country = cookies.get(COUNTRY)
  return {
    movedTo: locale(MOVED),
    country: country !== undefined && COUNTRY_CODE.test(country) ? country : undefined,
    chosen: locale(CHOSEN),
  }
}

/**
 * The cookies of a move to another site (spec §4): the target site, the country that caused the move, and the
 * currency there if it differs.
 */
export function moveCookies(from: Locale, target: Locale, country: string): readonly CookieChange[] {
  const { currency } = getSite(target)
  return [
    plainCookie(MOVED, target, DRAFT_SECONDS),
    plainCookie(COUNTRY, country, DRAFT_SECONDS),
    plainCookie(SECOND_COUNTRY, country, DRAFT_SECONDS),
    rememberLocale(target),
    ...(currency === getSite(from).currency ? [] : [plainCookie(CURRENCY, currency, DRAFT_SECONDS)]),
  ]
}

/** Deletes the cookies about moves at sign-out: they belong to the user, not to the browser. */
export const forgetMoves = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [MOVED, COUNTRY, SECOND_COUNTRY, CURRENCY], sealedCookieOptions(0))

/** Deletes the cookie of a currency switch, which is no longer valid after the user has chosen a site. */
export const forgetCurrencySwitch = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [CURRENCY], sealedCookieOptions(0))

/** The cookies of a choice in the country selector, valid as long as the longest session. */
export const choiceCookies = (choice: Locale): readonly CookieChange[] => [
  rememberLocale(choice),
  plainCookie(CHOSEN, choice, SESSION_MAX_AGE_SECONDS),
]
