import type { NextRequest } from 'next/server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { defineRead } from '@/lib/handlers/define-read.server'
import { rejectCrossSiteWrite } from '@/lib/handlers/write-guard.server'
import { ok, type Result } from '@/lib/result/result'
import { openSession } from '@/lib/session/session-cookies.server'
import { sessionLeft } from '@/lib/session/time-left'

/** Remaining time of the session (spec §4). This read does not move the idle limit. */
export const GET = defineRead({ limit: 'cheapRead' }, ({ cookies, now }) => timeLeft(cookies, now))

/**
 * Prolongs the session: the middleware has counted the request as activity, and the response contains the new
 * remaining time.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return rejectCrossSiteWrite(request) ?? GET(request)
}

async function timeLeft(cookies: CookieMap, now: number): Promise<Result<unknown, never>> {
  const { session, identity, tokens } = await openSession(cookies, now)
  // The bar of the agent shows the time that is left, and the server ends the session.
  if (session.state === 'signedIn' && session.assisted !== undefined) return ok({ state: 'assisted' })
  return ok(session.state === 'anonymous' ? { state: 'anonymous' } : sessionLeft(identity, tokens, now))
}
