import 'server-only'
import { MOVE_NOTICE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { MOVE_NOTICES, type MoveNotice } from './move-reason'
import { plainCookie } from './site-memory.server'

const NOTICE = 'store.move_notice'

/** Makes the page of the next step show why the registration continues there. */
export const leaveMoveNotice = (notice: MoveNotice): CookieChange =>
  plainCookie(NOTICE, notice, MOVE_NOTICE_SECONDS)

/**
 * Header in which the middleware passes the notice to the page that shows it: the same response deletes the
 * cookie, and the framework then hides it from the page.
 */
const MOVE_NOTICE_HEADER = 'x-move-notice'

const toMoveNotice = (value: string | null | undefined): MoveNotice | undefined =>
  MOVE_NOTICES.find(notice => notice === value)

/**
 * Puts the notice from the request's cookies on the headers that its page reads, replacing whatever the
 * client sent there.
 */
export function handOverMoveNotice(cookies: CookieMap, headers: Headers): void {
  const notice = toMoveNotice(cookies.get(NOTICE))
  if (notice === undefined) headers.delete(MOVE_NOTICE_HEADER)
  else headers.set(MOVE_NOTICE_HEADER, notice)
}

/** The notice that a page has to show, from its request headers. */
export const readMoveNotice = (headers: Pick<Headers, 'get'>): MoveNotice | undefined =>
  toMoveNotice(headers.get(MOVE_NOTICE_HEADER))

/** Deletes the notice's cookie with the page that shows it. */
export const clearMoveNotice = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [NOTICE], sealedCookieOptions(0))
