import type { NextRequest } from 'next/server'
import { serveHandler } from '@/lib/middleware/handler.server'
import { servePersonalPage } from '@/lib/middleware/personal-page.server'
import { servePublicPage } from '@/lib/middleware/public-page.server'
import { resolveAddress } from '@/lib/middleware/resolve-address.server'
import { isPublicPage } from '@/lib/site/public-paths'

/**
 * Matches all pages, and handlers because of their session. Static files are excluded by name, not by a dot,
 * because some product codes contain one.
 */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/health/|_next/|media/|favicon\\.svg|robots\\.txt|prefetch-rules\\.json).*)'],
}

const HANDLERS = /^\/(?:api|store\/customer)\//

/**
 * Host and path decide the locale; public pages are forwarded unchanged, personal ones get session, guard
 * and nonce.
 */
export default async function middleware(request: NextRequest): Promise<Response> {
  if (HANDLERS.test(request.nextUrl.pathname)) return serveHandler(request)
  const resolved = resolveAddress(request)
  if (!resolved.ok) return resolved.response
  const { locale, page } = resolved
  return isPublicPage(page)
    ? servePublicPage(request, locale, page)
    : servePersonalPage(request, locale, page)
}
