import 'server-only'
import { waitTime } from '@/lib/format/wait-time'
import { refuseUnavailable } from '@/lib/handlers/define-read.server'
import { problemResponse } from '@/lib/handlers/problem-response'
import { jsonResponse, refuseRequest } from '@/lib/handlers/respond.server'
import type { WriteRequest } from '@/lib/handlers/write-request.server'
import { getTranslator } from '@/lib/i18n/translator'
import { paymentProvider } from '@/lib/payment/provider.server'
import { consumeAll } from '@/lib/rate-limits/attempts.server'
import { requestIdOf } from '@/lib/request/current-request-id.server'
import { clientAddress } from '@/lib/request/public-origin'
import { openSession } from '@/lib/session/session-cookies.server'
import type { SessionUser } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'

/** Somebody without an account who enters a card, and the id for which the provider makes its token. */
export type GuestPayer = { id: string }

/**
 * Opens the card fields of the payment provider for a signed-in user, or for a guest who pays. It is a write,
 * because the provider stores a session: pages that are only looked at open none. Its limits bound what the
 * provider stores; how often cards can be tried out is bounded where their bank is asked
 * (`limitedCardCheck`).
 */
export async function openCardFields(
  request: Request,
  { origin, locale, cookies }: WriteRequest,
  guest?: GuestPayer,
): Promise<Response> {
  const { session } = await openSession(cookies, Date.now())
  if (session.state === 'unavailable') return refuseUnavailable(request)
  const owner = session.state === 'signedIn' ? ownerOf(session.user) : guest && { ...guest, name: '' }
  if (owner === undefined) return refuseRequest(request, 401, 'signedOut')
  const limit = await consumeAll([
    { limit: 'cardFieldsByUser', key: owner.id },
    { limit: 'cardFieldsByAddress', key: clientAddress(request) },
  ])
  if (!limit.allowed) return tooMany(request, locale, limit.retryAfterSeconds)
  const provider = await paymentProvider()
  const opened = await provider.openFields({ origin, locale, owner })
  return opened.ok ? jsonResponse(opened.value) : refuseUnavailable(request)
}

const ownerOf = ({ id, firstName, lastName }: SessionUser) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
})

/** The 429 with what the page says in place of the fields. */
const tooMany = (request: Request, locale: Locale, seconds: number): Response =>
  problemResponse(429, 'too-many-requests', {
    requestId: requestIdOf(request),
    headers: { 'retry-after': String(seconds) },
    extra: {
      message: getTranslator(locale, 'paymentCards')('form.tooMany', { time: waitTime(locale, seconds) }),
    },
  })
