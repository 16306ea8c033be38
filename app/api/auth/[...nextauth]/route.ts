import type { NextRequest } from 'next/server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { refuseGlances } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { sessionAnswer } from '@/lib/session/session-answer'
import { openSession } from '@/lib/session/session-cookies.server'

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * The one address of next-auth's own that is answered: GET session, in its form, so that its React hooks
 * work. It is written anew because the library's handler sets the session cookie again from the request's
 * copy, which loses concurrent changes.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const flood = await refuseGlances(request)
  if (flood !== undefined) return flood
  const { nextauth } = await params
  if (nextauth.join('/') !== 'session') return refuseRequest(request, 404, 'not-found')
  const { session, identity } = await openSession(cookieMapOf(request.cookies), Date.now())
  if (session.state === 'anonymous' || identity === undefined) return jsonAnswer({})
  return jsonAnswer(sessionAnswer(session.user, identity.signedInAt))
}

/** Every other action of the library. */
export const POST = (request: NextRequest): Response => refuseRequest(request, 404, 'not-found')
