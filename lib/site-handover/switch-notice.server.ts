import 'server-only'
import { MOVE_NOTICE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { isLocale, type Locale } from '@/lib/site/sites'
import { readSiteMemory } from '@/lib/site-handover/site-memory.server'
import type { Switched } from './switch-answer'

const NOTICE = 'store.switch_notice'

/** Has the first page on the new site tell from which one its visitor was moved. */
export const leaveSwitchNotice = (from: Locale): CookieChange => ({
  name: NOTICE,
  value: from,
  options: sealedCookieOptions(MOVE_NOTICE_SECONDS),
})

/**
 * The move that brought this browser to a site, as long as nobody has been told of it and it is still there.
 */
export function readSwitchNotice(cookies: CookieMap, here: Locale): Switched | undefined {
  const { movedTo, country } = readSiteMemory(cookies)
  const from = cookies.get(NOTICE)
  if (from === undefined || !isLocale(from) || movedTo !== here || country === undefined) return undefined
  return { from, country }
}

/**
 * Header with which the middleware hands the notice to a page that is rendered for this visitor: the cookie
 * is taken away with the same answer, so that it is told once, without script too.
 */
const SWITCHED_HEADER = 'x-switched'

/** Puts the notice on the headers that a page sees, in the place of whatever was sent there. */
export function handOverSwitch(switched: Switched | undefined, headers: Headers): void {
  if (switched === undefined) headers.delete(SWITCHED_HEADER)
  else headers.set(SWITCHED_HEADER, `${switched.from} ${switched.country}`)
}

/** The move that a page has to tell of, by the headers it sees. */
export function readHandedOverSwitch(headers: Pick<Headers, 'get'>): Switched | undefined {
  const [from = '', country = ''] = headers.get(SWITCHED_HEADER)?.split(' ') ?? []
  return isLocale(from) ? { from, country } : undefined
}

/** Takes the notice away once it is told, or no longer true. */
export const clearSwitchNotice = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [NOTICE], sealedCookieOptions(0))
