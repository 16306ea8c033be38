import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { cookieMapOf } from '@/lib/session/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import type { Session } from '@/lib/session/session-state'

/** Who makes this request; read once per request by pages and handlers. Never renews anything: only the middleware does. */
export const readSession = cache(async (): Promise<Session> => {
  const { session } = await openSession(cookieMapOf(await cookies()), Date.now())
  return session
})
