import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { deleteCookies, readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { MOVE_NOTICE_HEADER } from '@/lib/request/own-headers'
import { MOVE_NOTICES, type MoveNotice } from './move-reason'

/** Makes the page of the next step show why the registration continues there. */
export const leaveMoveNotice = (notice: MoveNotice): CookieChange => setCookie('moveNotice', notice)

const toMoveNotice = (value: string | null | undefined): MoveNotice | undefined =>
  MOVE_NOTICES.find(notice => notice === value)

/**
 * Puts the notice from the request's cookies on the headers that its page reads, replacing whatever the
 * client sent there.
 */
export function handOverMoveNotice(cookies: CookieMap, headers: Headers): void {
  const notice = toMoveNotice(readCookie(cookies, 'moveNotice'))
  if (notice === undefined) headers.delete(MOVE_NOTICE_HEADER)
  else headers.set(MOVE_NOTICE_HEADER, notice)
}

/** The notice that a page has to show, from its request headers. */
export const readMoveNotice = (headers: Pick<Headers, 'get'>): MoveNotice | undefined =>
  toMoveNotice(headers.get(MOVE_NOTICE_HEADER))

/** Deletes the notice's cookie with the page that shows it. */
export const clearMoveNotice = (cookies: CookieMap): readonly CookieChange[] =>
  deleteCookies(cookies, 'moveNotice')
