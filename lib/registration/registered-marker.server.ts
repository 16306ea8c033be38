import 'server-only'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import { REGISTERED_PAGE_SECONDS } from '@/lib/config/limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'

const MARKER = z.object({ user: z.string().min(1) })

const nameOfMarker = (): string => cookieName('registered', getSettings().COOKIE_SECURE)

/** Admits one user to the confirmation for ten minutes after the registration was completed. */
export async function issueRegisteredMarker(user: string): Promise<CookieChange> {
  const value = await seal({ user }, { ...sealKey('registered'), maxAge: REGISTERED_PAGE_SECONDS })
  return { name: nameOfMarker(), value, options: sealedCookieOptions(REGISTERED_PAGE_SECONDS) }
}

/** The user whose completion marker the request carries, or undefined. */
export async function readRegisteredMarker(cookies: CookieMap): Promise<string | undefined> {
  return (await unseal(cookies.get(nameOfMarker()), sealKey('registered'), MARKER))?.user
}
