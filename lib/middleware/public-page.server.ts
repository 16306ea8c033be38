import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { internalPage } from '@/lib/middleware/internal-page'
import { isPublicFile } from '@/lib/site/public-paths'
import type { Locale } from '@/lib/site/sites'

/**
 * With the memories before and behind it, no price is older than a minute while commerce answers
 * (docs/decisions).
 */
const FRESH_SECONDS = 10

/**
 * What a page for everybody is made from: where it stands, and which part of it the framework's own script
 * asks for.
 */
const TAKEN_ALONG =
  /^(?:host|accept|x-forwarded-(?:host|proto)|x-request-id|rsc|next-[\w-]+|content-(?:type|length))$/
/** How often a network may ask for a file is counted. */
const FOR_FILES = 'x-client-address'

/** The framework draws a page differently for visitors that it takes for search engines. */
const ANYBODY = 'public-page'

/**
 * A page that is the same for everybody. It is made without cookies and whatever else tells visitors apart,
 * and its policy is set by the front door: a second one here would block it. Files of a site say themselves
 * how long they are fresh.
 */
export function servePublicPage(request: NextRequest, locale: Locale, page: string): Response {
  const headers = new Headers(request.headers)
  const isFile = isPublicFile(page)
  for (const name of request.headers.keys())
    if (!TAKEN_ALONG.test(name) && !(isFile && name === FOR_FILES)) headers.delete(name)
  headers.set('user-agent', ANYBODY)
  const response = NextResponse.rewrite(internalPage(request, locale, page), { request: { headers } })
  if (!isFile) response.headers.set('cache-control', `s-maxage=${FRESH_SECONDS}`)
  return response
}
