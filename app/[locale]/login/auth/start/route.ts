import type { NextRequest } from 'next/server'
import { startSignIn } from '@/lib/auth/sign-in-flow.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { refuseRequest, seeOther } from '@/lib/handlers/respond.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { parseReturnTo } from '@/lib/site/return-to'
import { isLocale } from '@/lib/site/sites'

type Context = { params: Promise<{ locale: string }> }

/** Begins a sign-in: remembers it in a sealed cookie and goes to the identity provider (spec §7). */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return refuseRequest(request, 404, 'locale')
  const origin = readPublicOrigin(request)
  if (origin === undefined) return refuseRequest(request, 421, 'misdirected')
  const flood = await refuseFlood(request)
  if (flood !== undefined) return flood
  const query = request.nextUrl.searchParams
  const start = {
    origin,
    locale,
    returnTo: parseReturnTo(query.get('returnTo')),
    silent: query.get('prompt') === 'none',
  }
  const { authorizeUrl, cookies } = await startSignIn(cookieMapOf(request.cookies), start, Date.now())
  return seeOther(authorizeUrl.href, cookies)
}
