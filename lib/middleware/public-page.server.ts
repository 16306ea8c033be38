import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { internalPage } from '@/lib/middleware/internal-page'
import { isPublicFile } from '@/lib/site/public-paths'
import type { Locale } from '@/lib/site/sites'

/** With the memories before and behind it, no price is older than a minute while commerce answers (README, decisions). */
const FRESH_SECONDS = 10

/** What a visitor sends of themselves. */
const PERSONAL_HEADERS = ['cookie', 'authorization', 'accept-language', 'referer']

/** The framework draws a page differently for visitors that it takes for search engines. */
const ANYBODY = 'public-page'

/**
 * A page that is the same for everybody. It is made without what a visitor sends of themselves, so nothing of it can be in the
 * page, and its policy is set by the front door: a second one here would block it. Files of a site say themselves how long
 * they are fresh.
 */
export function servePublicPage(request: NextRequest, locale: Locale, page: string): Response {
  const headers = new Headers(request.headers)
  for (const name of PERSONAL_HEADERS) headers.delete(name)
  headers.set('user-agent', ANYBODY)
  const response = NextResponse.rewrite(internalPage(request, locale, page), { request: { headers } })
  if (!isPublicFile(page)) response.headers.set('cache-control', `s-maxage=${FRESH_SECONDS}`)
  return response
}
