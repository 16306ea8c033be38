import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { readRememberedUsername } from '@/lib/auth/remembered-username.server'
import { returnToOfReferrer } from '@/lib/auth/return-address'
import { isSignInError, type SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { readNotice } from '@/lib/auth/sign-in-notice.server'
import { type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { hasSignedOutMarker } from '@/lib/session/browser-marks.server'
import { readSession } from '@/lib/session/session.server'
import type { Session } from '@/lib/session/session-state'
import { COOKIES_NEEDED, SESSION_ENDED, type SignInTarget } from '@/lib/site/login-address'
import { parseReturnTo } from '@/lib/site/return-to'

/** The login page's query, as the framework passes it. */
export type LoginQuery = Readonly<Record<string, string | string[] | undefined>>

/** What the login page shows: the session, the notice about the last attempt, and where sign-in leads. */
export type LoginContext = {
  session: Session
  notice: SignInNoticeRecord | undefined
  /** The notice is about a failed attempt. */
  hasFailed: boolean
  target: SignInTarget
  /** Username of the last attempt, otherwise the remembered one of this device, otherwise empty. */
  username: string
  /**
   * Whether "remember me" is checked: as in the last attempt, otherwise whether this device remembers a
   * username.
   */
  isRemembered: boolean
}

const readCookies = cache(async () => cookieMapOf(await cookies()))

/** Reads the context of the login page. `goto` is passed on unchecked: the sign-in handler validates it. */
export async function readLoginContext(query: LoginQuery): Promise<LoginContext> {
  const left = await readNotice(await readCookies())
  const remembered = await readRememberedUsername(await readCookies())
  const { goto, returnTo } = query
  const notice = left ?? noticeOfAddress(query) ?? noticeOfSignOut(await readCookies(), query)
  return {
    session: await readSession(),
    notice,
    hasFailed: notice !== undefined && isSignInError(notice.notice),
    username: left?.username ?? remembered ?? '',
    isRemembered: left?.rememberMe ?? remembered !== undefined,
    target: {
      returnTo: returnTo === undefined ? await pageBefore() : parseReturnTo(returnTo),
      goto: typeof goto === 'string' ? goto : undefined,
    },
  }
}

/**
 * The page before, from the referrer. On cached pages a script adds the return address to links; without a
 * script the referrer names the page.
 */
async function pageBefore(): Promise<string | undefined> {
  const asked = await headers()
  const origin = readPublicOrigin({ headers: asked })
  return origin === undefined ? undefined : returnToOfReferrer(asked.get('referer') ?? '', origin)
}

/** A notice given by the address itself; it can contain no other text. */
function noticeOfAddress(query: LoginQuery): SignInNoticeRecord | undefined {
  if (query[COOKIES_NEEDED.name] === COOKIES_NEEDED.value) return { notice: 'cookiesNeeded' }
  return query[SESSION_ENDED.name] === SESSION_ENDED.value ? { notice: 'sessionEnded' } : undefined
}

/** Pages that only a signed-in user sees; links of other pages bring a return address along, too. */
const NEEDS_USER = /^[^?#]*\/my-account(?:[/?#]|$)/

/**
 * A page that needs a user sent the visitor here soon after a sign-out in this browser, for example a page
 * that was open in another tab.
 */
const noticeOfSignOut = (known: CookieMap, { returnTo }: LoginQuery): SignInNoticeRecord | undefined =>
  NEEDS_USER.test(parseReturnTo(returnTo) ?? '') && hasSignedOutMarker(known)
    ? { notice: 'signedOut' }
    : undefined
