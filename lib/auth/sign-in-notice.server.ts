import 'server-only'
import { SIGN_IN_NOTICE, type SignInNotice, type SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { deleteCookies, readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'

/** Stores a notice about a failed attempt for the login page. */
export async function leaveNotice(
  notice: SignInNotice,
  entered: Omit<SignInNoticeRecord, 'notice'> = {},
): Promise<CookieChange> {
  const record: SignInNoticeRecord = { notice, ...entered }
  const value = await seal(record, { ...sealKey('notice'), maxAge: COOKIES.notice.seconds })
  return setCookie('notice', value)
}

export function readNotice(cookies: CookieMap): Promise<SignInNoticeRecord | undefined> {
  return unseal(readCookie(cookies, 'notice'), sealKey('notice'), SIGN_IN_NOTICE)
}

/** Removes the notice after a successful sign-in. */
export const clearNotice = (cookies: CookieMap): readonly CookieChange[] => deleteCookies(cookies, 'notice')
