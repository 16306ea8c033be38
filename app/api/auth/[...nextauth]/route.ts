import type { NextRequest } from 'next/server'
import { jsonAnswer, refuseRequest } from '@/lib/http/answers.server'
import { refuseGlances } from '@/lib/http/refuse-flood.server'
import { fullName } from '@/lib/i18n/full-name'
import { cookieMapOf } from '@/lib/session/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/validation/limits'

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * The one address of next-auth's own that is answered: GET session, in its form, so that its React hooks work. It is written
 * anew because the library's handler sets the session cookie again from the request's copy, which loses concurrent changes.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const flood = await refuseGlances(request)
  if (flood !== undefined) return flood
  const { nextauth } = await params
  if (nextauth.join('/') !== 'session') return refuseRequest(request, 404, 'not-found')
  const { session, identity } = await openSession(cookieMapOf(request.cookies), Date.now())
  if (session.state === 'anonymous' || identity === undefined) return jsonAnswer({})
  const { id, firstName, lastName, email } = session.user
  const expires = new Date(identity.signedInAt + SESSION_MAX_AGE_SECONDS * 1000).toISOString()
  return jsonAnswer({
    user: { id, name: fullName(firstName, lastName), email, firstName, lastName },
    expires,
  })
}

/** Every other action of the library. */
export const POST = (request: NextRequest): Response => refuseRequest(request, 404, 'not-found')
