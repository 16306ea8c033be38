import { jsonAnswer } from '@/lib/auth/answers.server'
import { readSession } from '@/lib/session/session.server'

export const dynamic = 'force-dynamic'

/** Who is looking at the page, for the header of cached pages: names only, never a token. */
export async function GET(): Promise<Response> {
  const session = await readSession()
  if (session.state !== 'signedIn') return jsonAnswer({ state: session.state })
  const { firstName, lastName } = session.user
  return jsonAnswer({ state: session.state, firstName, lastName })
}
