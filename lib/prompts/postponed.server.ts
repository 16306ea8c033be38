import 'server-only'
import { z } from 'zod'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { PROMPTS, type Prompt } from './open-prompts'

const POSTPONED = z.object({ sid: z.string(), tasks: z.array(z.enum(PROMPTS)) })

/** The prompts skipped in this session; the next sign-in shows them again. */
export async function readPostponed(cookies: CookieMap, sid: string): Promise<readonly Prompt[]> {
  const known = await unseal(readCookie(cookies, 'postponed'), sealKey('postponed'), POSTPONED)
  return known?.sid === sid ? known.tasks : []
}

/** Stores the skipped prompts for the rest of the session. */
export async function writePostponed(sid: string, tasks: readonly Prompt[]): Promise<CookieChange> {
  const value = await seal({ sid, tasks }, { ...sealKey('postponed'), maxAge: COOKIES.postponed.seconds })
  return setCookie('postponed', value)
}
