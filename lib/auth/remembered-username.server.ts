import 'server-only'
import { z } from 'zod'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { deleteCookies, readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'

const REMEMBERED = z.object({ username: z.string().min(1) })

/**
 * Stores the username on this device for the next sign-in (spec §3, registration user). The password is never
 * stored.
 */
export async function rememberUsername(username: string): Promise<CookieChange> {
  const value = await seal({ username }, { ...sealKey('username'), maxAge: COOKIES.username.seconds })
  return setCookie('username', value)
}

/** Stores the username of a sign-in if "remember me" is checked; otherwise removes the stored one. */
export async function updateRememberedUsername(
  { username, rememberMe }: { username: string; rememberMe?: unknown },
  cookies: CookieMap,
): Promise<readonly CookieChange[]> {
  return rememberMe ? [await rememberUsername(username)] : deleteCookies(cookies, 'username')
}

/** The username that is remembered on this device; undefined if there is none. */
export async function readRememberedUsername(cookies: CookieMap): Promise<string | undefined> {
  return (await unseal(readCookie(cookies, 'username'), sealKey('username'), REMEMBERED))?.username
}
