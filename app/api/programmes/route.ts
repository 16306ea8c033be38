import type { NextRequest } from 'next/server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { tellProgrammes, toldProgrammes } from '@/lib/cart/programme-messages'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { readSessionOf } from '@/lib/session/session.server'
import { isLocale } from '@/lib/site/sites'

/**
 * Price programmes of whoever is signed in, in words, for pages that are the same for everybody. Who is not
 * is told of none; where nobody can tell, neither: prices stand without it, and the cart says what they come
 * to.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return refuseRequest(request, 400, 'query')
  const session = await readSessionOf(request)
  const flood = await refuseFlood(request, session.state === 'signedIn' ? session.user.id : undefined)
  if (flood !== undefined) return flood
  if (session.state !== 'signedIn') return jsonAnswer({ programmes: [] })
  const { id } = session.user
  const [user, { values }] = await Promise.all([
    fetchUser({ locale, user: { id, accessToken: session.accessToken } }),
    getFlags(locale, id),
  ])
  const told = user.ok ? toldProgrammes(user.value.programmes, values) : []
  return jsonAnswer(tellProgrammes(locale, told, user.ok ? user.value.defaultB2BUnit?.name : undefined))
}
