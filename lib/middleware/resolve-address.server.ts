import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { getSettings } from '@/lib/config/env.server'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/cookies/cookie-names'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { type LocaleResolution, resolveLocale } from '@/lib/site/resolve-locale'
import type { Locale } from '@/lib/site/sites'

export type ResolvedAddress = { ok: true; locale: Locale; page: string } | { ok: false; response: Response }

/** A page that does not exist: the catch-all page of the locale answers it with 404. */
const UNKNOWN_PAGE = '/unknown-page'

/** Resolves the host and path of a request to a page of a locale, a redirect, or a rejection (spec §1). */
export function resolveAddress(request: NextRequest): ResolvedAddress {
  const { STORE_HOSTS } = getSettings()
  const origin = readPublicOrigin(request)
  const resolution = resolveLocale(STORE_HOSTS, {
    host: origin && new URL(origin).host,
    path: request.nextUrl.pathname,
    previousLocale: request.cookies.get(PREVIOUS_LOCALE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  switch (resolution.kind) {
    case 'serve':
      return { ok: true, locale: resolution.locale, page: resolution.page }
    case 'notFound':
      return { ok: true, locale: resolution.locale, page: UNKNOWN_PAGE }
    case 'misdirected':
      return { ok: false, response: new Response(null, { status: 421 }) }
    case 'redirect':
      return { ok: false, response: redirectTo(request, origin ?? '', resolution) }
  }
}

/**
 * Redirects within the origin, or to the canonical host of the locale under the same scheme and port; the
 * query is kept.
 */
function redirectTo(
  request: NextRequest,
  origin: string,
  { status, path, host }: Extract<LocaleResolution, { kind: 'redirect' }>,
): Response {
  const target = new URL(origin)
  if (host !== undefined) target.hostname = host
  // Assigned as a path, so a leading double slash cannot become a host.
  target.pathname = path
  target.search = request.nextUrl.search
  return NextResponse.redirect(target, status)
}
