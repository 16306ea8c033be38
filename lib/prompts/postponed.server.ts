import 'server-only'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { PROMPTS, type Prompt } from './open-prompts'

const POSTPONED = z.object({ sid: z.string(), tasks: z.array(z.enum(PROMPTS)) })

const nameOfCookie = (): string => cookieName('postponed', getSettings().COOKIE_SECURE)

/** The prompts skipped in this session; the next sign-in shows them again. */
export async function readPostponed(cookies: CookieMap, sid: string): Promise<readonly Prompt[]> {
  const known = await unseal(cookies.get(nameOfCookie()), sealKey('postponed'), POSTPONED)
  return known?.sid === sid ? known.tasks : []
}

/** Stores the skipped prompts for the rest of the session. */
export async function writePostponed(sid: string, tasks: readonly Prompt[]): Promise<CookieChange> {
  const value = await seal({ sid, tasks }, { ...sealKey('postponed'), maxAge: SESSION_MAX_AGE_SECONDS })
  return { name: nameOfCookie(), value, options: sealedCookieOptions(SESSION_MAX_AGE_SECONDS) }
}
