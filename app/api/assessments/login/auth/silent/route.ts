import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { signInSilently } from '@/lib/auth/silent-sign-in.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { mergeAtSignIn } from '@/lib/cart/merge/merge-at-sign-in.server'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { enforceRateLimit } from '@/lib/handlers/enforce-rate-limit.server'
import { jsonResponse } from '@/lib/handlers/respond.server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { clientAddress } from '@/lib/request/public-origin'
import { readSessionOf } from '@/lib/session/session.server'
import { noteSignIn } from '@/lib/session/sign-in-activity.server'

const BODY = z.object({ lastActivityAt: z.number().positive().optional().catch(undefined) }).catch({})

/**
 * Silent sign-in of a user with a session at the identity provider, requested by a page in the background
 * (spec §4). It does nothing while single sign-on is off.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const flood = await enforceRateLimit(request, [{ limit: 'write', key: `silent/${clientAddress(request)}` }])
  if (flood !== undefined) return flood
  const session = await readSessionOf(request)
  if (session.state !== 'anonymous') return jsonResponse({ state: session.state })
  const { cookies, origin, locale, body } = write.value
  const { values } = await getFlags(locale, undefined)
  if (!values['sso-enabled']) return jsonResponse({ state: 'anonymous' })
  const { lastActivityAt } = BODY.parse(body)
  const outcome = await signInSilently(
    cookies,
    { headers: request.headers, origin, locale, lastActivityAt },
    Date.now(),
  )
  const issued = outcome.cookies
  if (outcome.state === 'signedIn')
    await noteSignIn(withCookieChanges(cookies, issued), request.headers, Date.now())
  const merged = await mergeAtSignIn({ locale, sent: cookies, issued }, Date.now())
  return jsonResponse({ state: outcome.state }, { cookies: [...issued, ...merged.cookies] })
}
