import type { NextRequest } from 'next/server'
import { servePersonalPage } from '@/lib/middleware/personal-page.server'
import { servePublicPage } from '@/lib/middleware/public-page.server'
import { resolveAddress } from '@/lib/middleware/resolve-address.server'
import { isPublicPage } from '@/lib/site/public-paths'

/** All pages. Handlers check for themselves, and files need no locale; a dot says nothing, because product codes have some. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|store/customer/|favicon\\.svg|robots\\.txt).*)'],
}

/** Host and path decide the locale; public pages pass untouched, personal ones get session, guard and nonce. */
export default async function middleware(request: NextRequest): Promise<Response> {
  const resolved = resolveAddress(request)
  if (!resolved.ok) return resolved.response
  const { locale, page } = resolved
  return isPublicPage(page)
    ? servePublicPage(request, locale, page)
    : servePersonalPage(request, locale, page)
}
