import type { NextRequest } from 'next/server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { refuseGlances } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer } from '@/lib/handlers/respond.server'
import { readSessionOf } from '@/lib/session/session.server'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { isLocale } from '@/lib/site/sites'

/**
 * Who is looking at the page, for the header of cached pages: names and hidden menu entries only, never a
 * token.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const flood = await refuseGlances(request)
  if (flood !== undefined) return flood
  const session = await readSessionOf(request)
  if (session.state !== 'signedIn') return jsonAnswer({ state: session.state })
  const { id, firstName, lastName } = session.user
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  const names = { state: session.state, visitorKey: visitorKeyOf(session.sid), firstName, lastName }
  if (!isLocale(locale)) return jsonAnswer(names)
  const { values } = await getFlags(locale, id)
  return jsonAnswer({ ...names, hiddenPages: hiddenAccountPages(values) })
}
