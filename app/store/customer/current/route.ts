import type { NextRequest } from 'next/server'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/cookies/cookie-names'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { fetchCustomerSession } from '@/lib/session/commerce-session.server'
import { readSessionOf } from '@/lib/session/session.server'
import { isLocale, type Locale } from '@/lib/site/sites'

/** The site the visitor uses. The address names none, because it is the same for all of them. */
function siteOf(request: NextRequest): Locale {
  const previous = request.cookies.get(PREVIOUS_LOCALE_COOKIE)?.value ?? ''
  return isLocale(previous) ? previous : 'en-us'
}

/**
 * The session check (spec §7): 200 with the uid, 401 once the session has ended, 503 while nobody can say.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSessionOf(request)
  const flood = await refuseFlood(request, session.state === 'signedIn' ? session.user.id : undefined)
  if (flood !== undefined) return flood
  if (session.state === 'anonymous') return refuseRequest(request, 401, 'signed-out')
  if (session.state === 'unavailable') return refuseRequest(request, 503, 'unavailable')
  const customer = await fetchCustomerSession({ accessToken: session.accessToken, locale: siteOf(request) })
  if (customer.ok) return jsonAnswer({ uid: customer.value.uid })
  return customer.error.status === 401
    ? refuseRequest(request, 401, 'signed-out')
    : refuseRequest(request, 503, 'unavailable')
}
