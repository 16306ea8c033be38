import type { NextRequest } from 'next/server'
import { getSettings } from '@/lib/config/env.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { refuseRequest, seeOther } from '@/lib/handlers/respond.server'
import { arrive } from '@/lib/registration/arrival.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { findHostRule } from '@/lib/site/hosts'
import { TICKET } from '@/lib/site/routes'
import { isLocale } from '@/lib/site/sites'

/**
 * Takes somebody in who comes from another host of the deployment; the ticket leaves the address with the
 * answer (spec §4).
 */
export async function GET(request: NextRequest): Promise<Response> {
  const origin = readPublicOrigin(request)
  if (origin === undefined) return refuseRequest(request, 421, 'misdirected')
  const flood = await refuseFlood(request)
  if (flood !== undefined) return flood
  const { searchParams } = request.nextUrl
  const locale = searchParams.get('locale') ?? ''
  const rule = findHostRule(getSettings().STORE_HOSTS, new URL(origin).host)
  if (!isLocale(locale) || !rule?.locales.includes(locale)) return refuseRequest(request, 404, 'locale')
  const arriving = {
    origin,
    locale,
    cookies: cookieMapOf(request.cookies),
    ticket: searchParams.get(TICKET) ?? undefined,
    referrer: request.headers.get('referer') ?? undefined,
  }
  const { location, cookies } = await arrive(arriving, Date.now())
  return seeOther(location, cookies)
}
