import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { cache } from 'react'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import type { Session } from '@/lib/session/session-state'

/**
 * The session of this request, read once per request by pages. It is never refreshed here: only the
 * middleware does that.
 */
export const readSession = cache(async (): Promise<Session> => {
  const { session } = await openSession(cookieMapOf(await cookies()), Date.now())
  return session
})

/** The email address of the signed-in user of a page; undefined where the account has none. */
export async function ownEmail(): Promise<string | undefined> {
  const session = await readSession()
  return (session.state === 'signedIn' && session.user.email) || undefined
}

/** The session of a handler's request. */
export const readSessionOf = async (request: NextRequest): Promise<Session> =>
  (await openSession(cookieMapOf(request.cookies), Date.now())).session
