import type { NextRequest } from 'next/server'
import { suggest } from '@/lib/catalogue/search/suggest.server'
import { refuseTooMany } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest, sharedAnswer } from '@/lib/handlers/respond.server'
import { clientAddress } from '@/lib/request/public-origin'
import { isLocale } from '@/lib/site/sites'

/** How long a browser and caches on the way may answer the same letters themselves. */
const FRESH_SECONDS = 60

/**
 * What the search box suggests while somebody types; the same for everybody. What lacks something is kept by
 * nobody.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const flood = await refuseTooMany(request, [{ limit: 'suggest', key: clientAddress(request) }])
  if (flood !== undefined) return flood
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return refuseRequest(request, 404, 'unknown-locale')
  const answer = await suggest(locale, request.nextUrl.searchParams.get('q') ?? '')
  return answer.isPartial ? jsonAnswer(answer) : sharedAnswer(answer, FRESH_SECONDS)
}
