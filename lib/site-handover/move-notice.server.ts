import 'server-only'
import { MOVE_NOTICE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { MOVE_NOTICES, type MoveNotice } from './move-reason'
import { plainCookie } from './site-memory.server'

const NOTICE = 'store.move_notice'

/** Tells on the next step's page why the registration goes on there. */
export const leaveMoveNotice = (notice: MoveNotice): CookieChange =>
  plainCookie(NOTICE, notice, MOVE_NOTICE_SECONDS)

/**
 * Header with which the middleware hands the notice to the page that tells it: the cookie is taken away with
 * the same answer, and the framework hides it from the page then.
 */
const MOVE_NOTICE_HEADER = 'x-move-notice'

const toMoveNotice = (value: string | null | undefined): MoveNotice | undefined =>
  MOVE_NOTICES.find(notice => notice === value)

/**
 * Puts the notice of a request's cookies on the headers that its page sees, in the place of whatever was sent
 * there.
 */
export function handOverMoveNotice(cookies: CookieMap, headers: Headers): void {
  const notice = toMoveNotice(cookies.get(NOTICE))
  if (notice === undefined) headers.delete(MOVE_NOTICE_HEADER)
  else headers.set(MOVE_NOTICE_HEADER, notice)
}

/** The notice that a page has to tell, by the headers it sees. */
export const readMoveNotice = (headers: Pick<Headers, 'get'>): MoveNotice | undefined =>
  toMoveNotice(headers.get(MOVE_NOTICE_HEADER))

/** Takes the notice away with the page that tells it. */
export const clearMoveNotice = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [NOTICE], sealedCookieOptions(0))
