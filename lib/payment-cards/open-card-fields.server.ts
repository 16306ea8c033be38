import 'server-only'
import { refuseUnavailable } from '@/lib/handlers/define-read.server'
import { enforceRateLimit } from '@/lib/handlers/enforce-rate-limit.server'
import { jsonResponse, refuseRequest } from '@/lib/handlers/respond.server'
import type { WriteRequest } from '@/lib/handlers/write-request.server'
import { paymentProvider } from '@/lib/payment/provider.server'
import { openSession } from '@/lib/session/session-cookies.server'

/**
 * Opens the card fields of the payment provider for a signed-in user. It is a write, because the provider
 * stores a session: pages that are only looked at open none.
 */
export async function openCardFields(
  request: Request,
  { origin, locale, cookies }: WriteRequest,
): Promise<Response> {
  const { session } = await openSession(cookies, Date.now())
  if (session.state === 'unavailable') return refuseUnavailable(request)
  if (session.state === 'anonymous') return refuseRequest(request, 401, 'signedOut')
  const { id, firstName, lastName } = session.user
  const limited = await enforceRateLimit(request, [{ limit: 'write', key: `card-fields/${id}` }])
  if (limited !== undefined) return limited
  const provider = await paymentProvider()
  const opened = await provider.openFields({
    origin,
    locale,
    owner: { id, name: `${firstName} ${lastName}`.trim() },
  })
  return opened.ok ? jsonResponse(opened.value) : refuseUnavailable(request)
}
