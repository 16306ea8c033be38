import type { NextRequest } from 'next/server'
import { getFlags } from '@/lib/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/flags/hidden-account-pages'
import { jsonAnswer } from '@/lib/http/answers.server'
import { refuseGlances } from '@/lib/http/refuse-flood.server'
import { readSessionOf } from '@/lib/session/session.server'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { isLocale } from '@/lib/site/sites'

/** Who is looking at the page, for the header of cached pages: names and hidden menu entries only, never a token. */
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
