import { SUPPORT_IDLE_SECONDS } from '@/lib/config/limits'
import { currentRequest } from '@/lib/request/request-context'
import type { SignedIn } from './session-state'
import type { SupportSession } from './support-session.server'

/**
 * The session of an agent who acts as a customer; undefined for every other request. All calls to commerce of
 * this request then name the customer and the assisted session.
 */
export function assistedSession(support: SupportSession): SignedIn | undefined {
  if (support.state !== 'open' || support.record.acting === undefined) return undefined
  const { accessToken, agent, acting, expiresAt } = { ...support.record, acting: support.record.acting }
  const { session, customerId, firstName, lastName, email, organization, siteId } = acting
  const idleEnd = support.seenAt + SUPPORT_IDLE_SECONDS * 1000
  const request = currentRequest()
  if (request !== undefined) request.assisted = { session, customerId }
  return {
    state: 'signedIn',
    user: { id: customerId, firstName, lastName, email },
    sid: session,
    accessToken,
    assisted: {
      agent: agent.name,
      organization,
      siteId,
      endsAt: Math.min(idleEnd, expiresAt),
      isFinal: expiresAt <= idleEnd,
    },
  }
}
