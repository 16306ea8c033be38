import type { NextRequest } from 'next/server'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { readSessionOf } from '@/lib/session/session.server'
import { isLocale } from '@/lib/site/sites'

/** The accounts of whoever is signed in, for pages that keep them up to date. */
export async function GET(request: NextRequest): Promise<Response> {
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return refuseRequest(request, 400, 'locale')
  const session = await readSessionOf(request)
  const flood = await refuseFlood(request, session.state === 'signedIn' ? session.user.id : undefined)
  if (flood !== undefined) return flood
  if (session.state === 'anonymous') return refuseRequest(request, 401, 'signedOut')
  if (session.state === 'unavailable') return refuseRequest(request, 503, 'unavailable')
  const { user, accessToken } = session
  const answer = await listOrganisations({ locale, user: { id: user.id, accessToken } })
  if (answer.ok) return jsonAnswer({ accounts: answer.value.map(toAccountView) })
  return answer.error.status === 401
    ? refuseRequest(request, 401, 'signedOut')
    : refuseRequest(request, 503, 'unavailable')
}
