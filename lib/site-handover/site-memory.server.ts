import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import type { CookieId } from '@/lib/cookies/cookie-table'
import { deleteCookies, readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { rememberLocale } from '@/lib/session/previous-locale.server'
import { getSite, isLocale, type Locale } from '@/lib/site/sites'
import type { SiteMemory } from './site-move'

const COUNTRY_CODE = /^[A-Z]{2}$/

/** What the browser's cookies record about its sites; values that are not ours are ignored. */
export function readSiteMemory(cookies: CookieMap): SiteMemory {
  const locale = (cookie: CookieId) => {
    const value = readCookie(cookies, cookie)
    return value !== undefined && isLocale(value) ? value : undefined
  }
  const country = readCookie(cookies, 'registrationCountry')
  return {
    movedTo: locale('movedLocale'),
    country: country !== undefined && COUNTRY_CODE.test(country) ? country : undefined,
    chosen: locale('chosenLocale'),
  }
}

/**
 * The cookies of a move to another site (spec §4): the target site, the country that caused the move, and the
 * currency there if it differs.
 */
export function moveCookies(from: Locale, target: Locale, country: string): readonly CookieChange[] {
  const { currency } = getSite(target)
  return [
    setCookie('movedLocale', target),
    setCookie('registrationCountry', country),
    setCookie('secondCountry', country),
    rememberLocale(target),
    ...(currency === getSite(from).currency ? [] : [setCookie('currencySwitched', currency)]),
  ]
}

/** Deletes the cookies about moves at sign-out: they belong to the user, not to the browser. */
export const forgetMoves = (cookies: CookieMap): readonly CookieChange[] =>
  deleteCookies(cookies, 'movedLocale', 'registrationCountry', 'secondCountry', 'currencySwitched')

/** Deletes the cookie of a currency switch, which is no longer valid after the user has chosen a site. */
export const forgetCurrencySwitch = (cookies: CookieMap): readonly CookieChange[] =>
  deleteCookies(cookies, 'currencySwitched')

/** The cookies of a choice in the country selector, valid as long as the longest session. */
export const choiceCookies = (choice: Locale): readonly CookieChange[] => [
  rememberLocale(choice),
  setCookie('chosenLocale', choice),
]
