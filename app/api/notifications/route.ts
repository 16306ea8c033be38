import type { NextRequest } from 'next/server'
import { refuseGlances } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { loadNotifications } from '@/lib/notifications/load.server'
import { NOTIFICATIONS } from '@/lib/notifications/notification'
import { isLocale } from '@/lib/site/sites'

/**
 * The words behind the list in a page's address: keys and seals are read here, so that pages carry neither.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const flood = await refuseGlances(request)
  if (flood !== undefined) return flood
  const query = request.nextUrl.searchParams
  const locale = query.get('locale') ?? ''
  if (!isLocale(locale)) return refuseRequest(request, 400, 'locale')
  return jsonAnswer(await loadNotifications(query.get(NOTIFICATIONS), locale))
}
