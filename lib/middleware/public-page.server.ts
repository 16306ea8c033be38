import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { internalPage } from '@/lib/middleware/internal-page'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/lib/request/own-headers'
import { isPublicFile } from '@/lib/site/public-paths'
import type { Locale } from '@/lib/site/sites'

/**
 * Together with the other caches, prices are at most a minute old while commerce answers (docs/decisions).
 */
const FRESH_SECONDS = 10

/**
 * Request headers that a public page is rendered from: its host, and the part of the page that the
 * framework's own script requests.
 */
const TAKEN_ALONG = /^(?:host|accept|x-forwarded-(?:host|proto)|rsc|next-[\w-]+|content-(?:type|length))$/

/** Requests of files are rate-limited by network. */
const isTakenAlong = (name: string, isFile: boolean): boolean =>
  TAKEN_ALONG.test(name) || name === REQUEST_ID_HEADER || (isFile && name === CLIENT_ADDRESS_HEADER)

/**
 * Fixed user agent: the framework renders a page differently for clients that it takes for search engines.
 */
const ANYBODY = 'public-page'

/**
 * Serves a page that is the same for all visitors. It is rendered without cookies and other headers that
 * differ between visitors. Its policy is set by the front door: a second one set here would block the page.
 * Files of a site set their own freshness.
 */
export function servePublicPage(request: NextRequest, locale: Locale, page: string): Response {
  const headers = new Headers(request.headers)
  const isFile = isPublicFile(page)
  for (const name of request.headers.keys()) if (!isTakenAlong(name, isFile)) headers.delete(name)
  headers.set('user-agent', ANYBODY)
  const response = NextResponse.rewrite(internalPage(request, locale, page), { request: { headers } })
  if (!isFile) response.headers.set('cache-control', `s-maxage=${FRESH_SECONDS}`)
  return response
}
