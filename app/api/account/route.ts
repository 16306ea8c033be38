import type { NextRequest } from 'next/server'
import { jsonAnswer } from '@/lib/auth/answers.server'
import { readSessionOf } from '@/lib/session/session.server'

/** Who is looking at the page, for the header of cached pages: names only, never a token. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSessionOf(request)
  if (session.state !== 'signedIn') return jsonAnswer({ state: session.state })
  const { firstName, lastName } = session.user
  return jsonAnswer({ state: session.state, firstName, lastName })
}
