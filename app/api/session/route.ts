import type { NextRequest } from 'next/server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { refuseGlances } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer } from '@/lib/handlers/respond.server'
import { refuseForeignWrite } from '@/lib/handlers/write-guard.server'
import { openSession } from '@/lib/session/session-cookies.server'
import { sessionLeft } from '@/lib/session/time-left'

/** How long the session still lives (spec §4). A look: the idle limit does not move. */
export const GET = answerTimeLeft

/**
 * Stays signed in: the middleware has taken the request for activity, and the answer says what that has
 * brought.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return refuseForeignWrite(request) ?? answerTimeLeft(request)
}

async function answerTimeLeft(request: NextRequest): Promise<Response> {
  const flood = await refuseGlances(request)
  if (flood !== undefined) return flood
  const now = Date.now()
  const { session, identity, tokens } = await openSession(cookieMapOf(request.cookies), now)
  return jsonAnswer(
    session.state === 'anonymous' ? { state: 'anonymous' } : sessionLeft(identity, tokens, now),
  )
}
