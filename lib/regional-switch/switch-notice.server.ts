import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { isLocale, type Locale } from '@/lib/site/sites'
import { MOVE_NOTICE_SECONDS } from '@/lib/validation/limits'

const NOTICE = 'store.switch_notice'

const noticeCookie = (value: string, maxAge: number): CookieChange => ({
  name: NOTICE,
  value,
  options: sealedCookieOptions(maxAge),
})

/** Has the first page on the new site tell from which one its visitor was moved. */
export const leaveSwitchNotice = (from: Locale): CookieChange => noticeCookie(from, MOVE_NOTICE_SECONDS)

/** The site from which this browser was moved, as long as nobody has been told. */
export function readSwitchNotice(cookies: CookieMap): Locale | undefined {
  const from = cookies.get(NOTICE)
  return from !== undefined && isLocale(from) ? from : undefined
}

/** Takes the notice away once it is told, or no longer true. */
export const clearSwitchNotice = (cookies: CookieMap): readonly CookieChange[] =>
  cookies.has(NOTICE) ? [noticeCookie('', 0)] : []
