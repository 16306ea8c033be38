import 'server-only'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'

const REMEMBERED_SECONDS = 180 * 24 * 60 * 60

const REMEMBERED = z.object({ username: z.string().min(1) })

const nameOfCookie = (): string => cookieName('username', getSettings().COOKIE_SECURE)

/**
 * Stores the username on this device for the next sign-in (spec §3, remember me). The password is never
 * stored.
 */
export async function rememberUsername(username: string): Promise<CookieChange> {
  const value = await seal({ username }, { ...sealKey('username'), maxAge: REMEMBERED_SECONDS })
  return { name: nameOfCookie(), value, options: sealedCookieOptions(REMEMBERED_SECONDS) }
}

/** Stores the username of a sign-in if "remember me" is checked; otherwise removes the stored one. */
export async function keepUsername(
  { username, rememberMe }: { username: string; rememberMe?: unknown },
  cookies: CookieMap,
): Promise<readonly CookieChange[]> {
  if (rememberMe) return [await rememberUsername(username)]
  const name = nameOfCookie()
  return cookies.has(name) ? [{ name, value: '', options: sealedCookieOptions(0) }] : []
}

/** The username that is remembered on this device; undefined if there is none. */
export async function readRememberedUsername(cookies: CookieMap): Promise<string | undefined> {
  return (await unseal(cookies.get(nameOfCookie()), sealKey('username'), REMEMBERED))?.username
}
