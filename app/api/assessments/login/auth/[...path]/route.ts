import type { NextRequest } from 'next/server'
import { IDENTITY_PROXY_PATH } from '@/lib/auth/identity-paths'
import { proxyIdentityRequest } from '@/lib/auth/identity-proxy.server'
import { refuseRequest } from '@/lib/http/answers.server'
import { clientAddress } from '@/lib/http/public-origin'
import { takeLimit } from '@/lib/http/rate-limits.server'
import { refuseForeignWrite } from '@/lib/http/write-guard.server'

const pathOf = (request: NextRequest): string => request.nextUrl.pathname.slice(IDENTITY_PROXY_PATH.length)

/** The identity provider on the store's own origin (spec §7). */
export const GET = (request: NextRequest): Promise<Response> => proxyIdentityRequest(request, pathOf(request))

/** Counted like the sign-in form: it reaches the same trees. */
export async function POST(request: NextRequest): Promise<Response> {
  const foreign = refuseForeignWrite(request)
  if (foreign !== undefined) return foreign
  const limit = await takeLimit('signIn', clientAddress(request))
  if (!limit.allowed)
    return refuseRequest(request, 429, 'too-many', { 'retry-after': String(limit.retryAfterSeconds) })
  return proxyIdentityRequest(request, pathOf(request))
}
