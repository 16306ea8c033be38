import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { readRememberedUsername } from '@/lib/auth/remembered-username.server'
import { returnToOfReferrer } from '@/lib/auth/return-address'
import { isSignInError, type SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { readNotice } from '@/lib/auth/sign-in-notice.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { readSession } from '@/lib/session/session.server'
import type { Session } from '@/lib/session/session-state'
import { COOKIES_NEEDED, SESSION_ENDED, type SignInAim } from '@/lib/site/login-address'
import { parseReturnTo } from '@/lib/site/return-to'

/** The login page's query, as the framework hands it over. */
export type LoginQuery = Readonly<Record<string, string | string[] | undefined>>

/** What the login page shows: who is there, what went wrong before, and what the sign-in is for. */
export type LoginContext = {
  session: Session
  notice: SignInNoticeRecord | undefined
  /** The notice tells of an attempt that failed. */
  hasFailed: boolean
  aim: SignInAim
  /** Typed in the attempt before, else remembered on this device, else empty. */
  username: string
  /** To remember the username is ticked: as in the attempt before, else where this device remembers one. */
  isRemembered: boolean
}

const readCookies = cache(async () => cookieMapOf(await cookies()))

/** Reads a visit of the login page. `goto` is passed on as it came: the sign-in handler judges it. */
export async function readLoginVisit(query: LoginQuery): Promise<LoginContext> {
  const left = await readNotice(await readCookies())
  const remembered = await readRememberedUsername(await readCookies())
  const { goto, returnTo } = query
  const notice = left ?? noticeOfAddress(query)
  return {
    session: await readSession(),
    notice,
    hasFailed: notice !== undefined && isSignInError(notice.notice),
    username: left?.username ?? remembered ?? '',
    isRemembered: left?.rememberMe ?? remembered !== undefined,
    aim: {
      returnTo: returnTo === undefined ? await pageBefore() : parseReturnTo(returnTo),
      goto: typeof goto === 'string' ? goto : undefined,
    },
  }
}

/** Links of cached pages get the way back from a script; without one the browser tells the page. */
async function pageBefore(): Promise<string | undefined> {
  const asked = await headers()
  const origin = readPublicOrigin({ headers: asked })
  return origin === undefined ? undefined : returnToOfReferrer(asked.get('referer') ?? '', origin)
}

/** What the address itself says; no other words can be put there. */
function noticeOfAddress(query: LoginQuery): SignInNoticeRecord | undefined {
  if (query[COOKIES_NEEDED.name] === COOKIES_NEEDED.value) return { notice: 'cookiesNeeded' }
  return query[SESSION_ENDED.name] === SESSION_ENDED.value ? { notice: 'sessionEnded' } : undefined
}
