import type { NextRequest } from 'next/server'
import { proxyIdentityRequest, refuseBusyVisitor } from '@/lib/auth/identity-proxy.server'
import { treeCounters, triesSeveralNames } from '@/lib/auth/sign-in-limits.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { enforceRateLimit } from '@/lib/handlers/enforce-rate-limit.server'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { repeatsKeys } from '@/lib/handlers/scan-json'
import { rejectCrossSiteWrite } from '@/lib/handlers/write-guard.server'
import { clientAddress } from '@/lib/request/public-origin'
import { IDENTITY_PROXY_PATH } from '@/lib/site/paths'

const pathOf = (request: NextRequest): string => request.nextUrl.pathname.slice(IDENTITY_PROXY_PATH.length)

/** The identity proxy: the identity provider on the store's own origin (spec §7). */
export const GET = defineRead(
  {
    limit: 'read',
    whenLimited: (request, refusal) => refuseBusyVisitor(request, pathOf(request), refusal),
  },
  ({ request }) => proxyIdentityRequest(request, pathOf(request)),
)

/**
 * Authentication trees share the rate limits of the forms for sign-in and sign-up, because they do the same.
 * No other path of the proxy checks a password.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const rejection = rejectCrossSiteWrite(request)
  if (rejection !== undefined) return rejection
  const path = pathOf(request)
  const body = await request.clone().text()
  // The identity provider must read the same values that are counted here.
  if (repeatsKeys(body)) return refuseRequest(request, 400, 'duplicate-keys')
  if (triesSeveralNames(body)) return refuseRequest(request, 400, 'several-names')
  const tree = request.nextUrl.searchParams.get('authIndexValue')
  const counters = treeCounters(clientAddress(request), { path, tree, body })
  return (await enforceRateLimit(request, counters)) ?? proxyIdentityRequest(request, path)
}
