import 'server-only'
import { DRAFT_SECONDS, SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import type { SiteMemory } from './site-move'

const MOVED = 'store.locale_moved'
const COUNTRY = 'store.registration_country'
/** The same country a second time, for the site that takes the registration over (spec §4). */
const SECOND_COUNTRY = 'store.second_country'
const CURRENCY = 'store.currency_switched'
const CHOSEN = 'store.locale_chosen'

/** Not secret and read by the pages of both sites, but no script needs them. */
export const plainCookie = (name: string, value: string, maxAge: number): CookieChange => ({
  name,
  value,
  options: sealedCookieOptions(maxAge),
})

const COUNTRY_CODE = /^[A-Z]{2}$/

/** What the browser's cookies tell of its sites; anything that is no value of ours counts as nothing. */
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
 * The cookies of a move to another site (spec §4): that it happened, the country behind it, the site it leads
 * to, and the currency there where it is another one.
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

/**
 * Takes away where somebody was moved and by which country: it is theirs, not the browser's, so it goes when
 * they sign out.
 */
export const forgetMoves = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [MOVED, COUNTRY, SECOND_COUNTRY, CURRENCY], sealedCookieOptions(0))

/** After a choice of their own nobody's currency was switched for them any more. */
export const forgetCurrencySwitch = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [CURRENCY], sealedCookieOptions(0))

/** The cookies of a choice in the country selector; it holds for as long as a session can last. */
export const choiceCookies = (choice: Locale): readonly CookieChange[] => [
  rememberLocale(choice),
  plainCookie(CHOSEN, choice, SESSION_MAX_AGE_SECONDS),
]
