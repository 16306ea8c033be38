import type { NextRequest } from 'next/server'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { getSite, isLocale } from '@/lib/site/sites'

/** Regions of a country for address forms, in the language of the site; an unknown country has none. */
export async function GET(request: NextRequest): Promise<Response> {
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  const country = request.nextUrl.searchParams.get('country') ?? ''
  const flood = await refuseFlood(request)
  if (flood !== undefined) return flood
  if (!isLocale(locale)) return refuseRequest(request, 404, 'unknown-locale')
  const lists = await loadAddressLists(locale, country, getSite(locale).defaultCountry)
  if (!lists.ok) return refuseRequest(request, 503, 'unavailable')
  return jsonAnswer({ regions: lists.value.country === country.toUpperCase() ? lists.value.regions : [] })
}
