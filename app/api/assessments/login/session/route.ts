import type { NextRequest } from 'next/server'
import { fetchLoginSession } from '@/lib/backends/login-service/login-session.server'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { readSessionOf } from '@/lib/session/session.server'

/** The text `true` or `false` (spec §7); the token is added here. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSessionOf(request)
  const flood = await refuseFlood(request, session.state === 'signedIn' ? session.user.id : undefined)
  if (flood !== undefined) return flood
  const isAlive = session.state === 'signedIn' && (await fetchLoginSession(session.accessToken))
  return new Response(String(isAlive), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
