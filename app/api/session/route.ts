import type { NextRequest } from 'next/server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { defineRead } from '@/lib/handlers/define-read.server'
import { refuseForeignWrite } from '@/lib/handlers/write-guard.server'
import { ok, type Result } from '@/lib/result/result'
import { openSession } from '@/lib/session/session-cookies.server'
import { sessionLeft } from '@/lib/session/time-left'

/** How long the session still lives (spec §4). A look: the idle limit does not move. */
export const GET = defineRead({ limit: 'glance' }, ({ cookies, now }) => timeLeft(cookies, now))

/**
 * Stays signed in: the middleware has taken the request for activity, and the answer says what that has
 * brought.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return refuseForeignWrite(request) ?? GET(request)
}

async function timeLeft(cookies: CookieMap, now: number): Promise<Result<unknown, never>> {
  const { session, identity, tokens } = await openSession(cookies, now)
  return ok(session.state === 'anonymous' ? { state: 'anonymous' } : sessionLeft(identity, tokens, now))
}
