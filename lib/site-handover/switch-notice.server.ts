import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { deleteCookies, readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { SWITCHED_HEADER } from '@/lib/request/own-headers'
import { isLocale, type Locale } from '@/lib/site/sites'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import type { Switched } from './switch-answer'

/** Makes the first page on the new site show from which site the user was moved. */
export const leaveSwitchNotice = (from: Locale): CookieChange => setCookie('switchNotice', from)

/**
 * The move that brought this browser to a site; undefined once its notice has been shown or it is no longer
 * true.
 */
export function readSwitchNotice(cookies: CookieMap, here: Locale): Switched | undefined {
  const { movedTo, country } = readSiteMemory(cookies)
  const from = readCookie(cookies, 'switchNotice')
  if (from === undefined || !isLocale(from) || movedTo !== here || country === undefined) return undefined
  return { from, country }
}

/** Puts the notice on the headers that a page reads, replacing whatever the client sent there. */
export function handOverSwitch(switched: Switched | undefined, headers: Headers): void {
  if (switched === undefined) headers.delete(SWITCHED_HEADER)
  else headers.set(SWITCHED_HEADER, `${switched.from} ${switched.country}`)
}

/** The move that a page has to show, from its request headers. */
export function readHandedOverSwitch(headers: Pick<Headers, 'get'>): Switched | undefined {
  const [from = '', country = ''] = headers.get(SWITCHED_HEADER)?.split(' ') ?? []
  return isLocale(from) ? { from, country } : undefined
}

/** Deletes the notice's cookie once it is shown or no longer true. */
export const clearSwitchNotice = (cookies: CookieMap): readonly CookieChange[] =>
  deleteCookies(cookies, 'switchNotice')
