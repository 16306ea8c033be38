import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { cache } from 'react'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import type { Session } from '@/lib/session/session-state'

/**
 * Who makes this request, read once per request by pages. Never renews anything: only the middleware does.
 */
export const readSession = cache(async (): Promise<Session> => {
  const { session } = await openSession(cookieMapOf(await cookies()), Date.now())
  return session
})

/** The same for a handler, which has its request at hand. */
export const readSessionOf = async (request: NextRequest): Promise<Session> =>
  (await openSession(cookieMapOf(request.cookies), Date.now())).session
