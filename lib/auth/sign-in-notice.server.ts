import 'server-only'
import { SIGN_IN_NOTICE, type SignInNotice, type SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { getSettings } from '@/lib/config/env.server'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'

/** A page cannot remove a cookie, so the notice expires after this time. */
const NOTICE_SECONDS = 30

const noticeCookieName = (): string => cookieName('notice', getSettings().COOKIE_SECURE)

/** Stores a notice about a failed attempt for the login page. */
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

/** Removes the notice after a successful sign-in. */
export const clearNotice = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [noticeCookieName()], sealedCookieOptions(0))
