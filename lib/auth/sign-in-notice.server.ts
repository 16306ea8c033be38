import 'server-only'
import { SIGN_IN_NOTICE, type SignInNotice, type SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { getSettings } from '@/lib/config/env.server'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'

/** A page cannot take a cookie away, so the notice goes by itself after this time. */
const NOTICE_SECONDS = 30

const noticeCookieName = (): string => cookieName('notice', getSettings().COOKIE_SECURE)

/** Leaves word for the login page about the attempt that has just failed. */
export async function leaveNotice(
  notice: SignInNotice,
  entered: Omit<SignInNoticeRecord, 'notice'> = {},
): Promise<CookieChange> {
  const record: SignInNoticeRecord = { notice, ...entered }
  const value = await seal(record, { ...sealKey('notice'), maxAge: NOTICE_SECONDS })
  return { name: noticeCookieName(), value, options: sealedCookieOptions(NOTICE_SECONDS) }
}

export function readNotice(cookies: CookieMap): Promise<SignInNoticeRecord | undefined> {
  return unseal(cookies.get(noticeCookieName()), sealKey('notice'), SIGN_IN_NOTICE)
}

/** Takes the notice away once a sign-in has succeeded. */
export const clearNotice = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [noticeCookieName()], sealedCookieOptions(0))
