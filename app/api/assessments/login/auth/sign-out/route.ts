import type { NextRequest } from 'next/server'
import { signOut } from '@/lib/auth/sign-out.server'
import { jsonResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { leaveCustomer } from '@/lib/support/stop-acting.server'

/**
 * Signs out; `?timeout=true` after the idle limit (spec §4). The redirect depends on the page that sent the
 * request. Support staff who act as a customer only end that.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { cookies, origin, locale, wantsJson } = write.value
  const left = await leaveCustomer(cookies, locale, Date.now())
  if (left !== undefined) return wantsJson ? jsonResponse({ next: left }) : redirectSeeOther(left)
  const timeout = request.nextUrl.searchParams.get('timeout') === 'true'
  const from = pageSentFrom(request, origin)
  const { location, cookies: changes } = await signOut(cookies, { origin, locale, timeout, from }, Date.now())
  return wantsJson
    ? jsonResponse({ next: location }, { cookies: changes })
    : redirectSeeOther(location, changes)
}

/** Address of the page that sent the request: browsers send it with scripts and plain forms alike. */
function pageSentFrom(request: NextRequest, origin: string): string | undefined {
  const page = URL.parse(request.headers.get('referer') ?? '')
  return page?.origin === origin ? `${page.pathname}${page.search}` : undefined
}
