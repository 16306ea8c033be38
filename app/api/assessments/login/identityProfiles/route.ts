import type { NextRequest } from 'next/server'
import { fetchIdentityProfile } from '@/lib/backends/login-service/identity-profile.server'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer } from '@/lib/handlers/respond.server'
import { readSessionOf } from '@/lib/session/session.server'

/**
 * The signed-in person's names or null (spec §7); user and token come from the session, whatever the query
 * says.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSessionOf(request)
  if (session.state !== 'signedIn') return (await refuseFlood(request)) ?? jsonAnswer(null)
  const { user, accessToken } = session
  const flood = await refuseFlood(request, user.id)
  return flood ?? jsonAnswer(await fetchIdentityProfile({ id: user.id, accessToken }))
}
