import 'server-only'
import { MOVE_NOTICE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { isLocale, type Locale } from '@/lib/site/sites'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import type { Switched } from './switch-answer'

const NOTICE = 'store.switch_notice'

/** Makes the first page on the new site show from which site the user was moved. */
export const leaveSwitchNotice = (from: Locale): CookieChange => ({
  name: NOTICE,
  value: from,
  options: sealedCookieOptions(MOVE_NOTICE_SECONDS),
})

/**
 * The move that brought this browser to a site; undefined once its notice has been shown or it is no longer
 * true.
 */
export function readSwitchNotice(cookies: CookieMap, here: Locale): Switched | undefined {
  const { movedTo, country } = readSiteMemory(cookies)
  const from = cookies.get(NOTICE)
  if (from === undefined || !isLocale(from) || movedTo !== here || country === undefined) return undefined
  return { from, country }
}

/**
 * Header in which the middleware passes the notice to a page that is rendered for this visitor: the same
 * response deletes the cookie, so that the notice is shown once, without a script too.
 */
const SWITCHED_HEADER = 'x-switched'

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
  clearCookies(cookies, [NOTICE], sealedCookieOptions(0))
