import type { NextRequest } from 'next/server'
import type { Locale } from '@/lib/site/sites'

/** Address of a page inside the application, where store pages lie below their locale like all others. */
export function internalPage(request: NextRequest, locale: Locale, page: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = `/${locale}${page}`
  return url
}
