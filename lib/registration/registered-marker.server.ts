import 'server-only'
import { z } from 'zod'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'

const MARKER = z.object({ user: z.string().min(1) })

/** Admits one user to the confirmation for ten minutes after the registration was completed. */
export async function issueRegisteredMarker(user: string): Promise<CookieChange> {
  const value = await seal({ user }, { ...sealKey('registered'), maxAge: COOKIES.registered.seconds })
  return setCookie('registered', value)
}

/** The user whose completion marker the request carries, or undefined. */
export async function readRegisteredMarker(cookies: CookieMap): Promise<string | undefined> {
  return (await unseal(readCookie(cookies, 'registered'), sealKey('registered'), MARKER))?.user
}
