import type { NextRequest } from 'next/server'
import { toFlagContext } from '@/lib/backends/flags/flag-context'
import { refuseGlances } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { readSessionOf } from '@/lib/session/session.server'
import { isLocale } from '@/lib/site/sites'

/**
 * Under which key the flag service knows whoever asks (spec §3): their own user id, or the word for everybody
 * else.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const flood = await refuseGlances(request)
  if (flood !== undefined) return flood
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return refuseRequest(request, 400, 'locale')
  const session = await readSessionOf(request)
  if (session.state === 'unavailable') return refuseRequest(request, 503, 'unavailable')
  const { key } = toFlagContext(locale, session.state === 'signedIn' ? session.user.id : undefined)
  return jsonAnswer({ key })
}
