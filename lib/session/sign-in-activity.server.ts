import 'server-only'
import { z } from 'zod'
import { SIGN_INS_KEPT_SECONDS, SIGN_INS_MAX } from '@/lib/config/limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { withLock } from '@/lib/state/lock.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { BROWSER_NAMES, browserKind, SYSTEM_NAMES } from './browser-kind'
import { openSession } from './session-cookies.server'
import { visitorKeyOf } from './visitor-key.server'

/** Stored sign-ins of a user, the newest first: time, kind of browser and pseudonymous session id. */
const SIGN_INS = z.array(
  z.object({
    at: z.number(),
    key: z.string(),
    browser: z.enum(BROWSER_NAMES).exactOptional(),
    system: z.enum(SYSTEM_NAMES).exactOptional(),
  }),
)

export type SignIn = z.infer<typeof SIGN_INS>[number]

const keyOf = (user: string): string => `sign-ins/${user}`

/** The last sign-ins of a user, the newest first. */
export async function listSignIns(user: string, now: number): Promise<readonly SignIn[]> {
  const stored = readStored(await sharedState().get(keyOf(user)), SIGN_INS) ?? []
  return stored.filter(({ at }) => now - at < SIGN_INS_KEPT_SECONDS * 1000)
}

/**
 * Records the sign-in that a response completes. If the shared state is unavailable, it is skipped silently.
 * @param cookies cookies of the browser after the response
 */
export async function noteSignIn(cookies: CookieMap, headers: Headers, now: number): Promise<void> {
  const { identity } = await openSession(cookies, now)
  if (identity === undefined) return
  const { id, sid, signedInAt: at } = identity
  const signIn: SignIn = { at, key: visitorKeyOf(sid), ...browserKind(headers.get('user-agent') ?? '') }
  await withLock(keyOf(id), async () => {
    const latest = [signIn, ...(await listSignIns(id, now))].slice(0, SIGN_INS_MAX)
    await sharedState().set(keyOf(id), JSON.stringify(latest), SIGN_INS_KEPT_SECONDS)
  })
}
