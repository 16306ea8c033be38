import { findDegraded } from '@/lib/backends/http-client/degraded.server'
import { whyNotReady } from '@/lib/config/readiness.server'

export const dynamic = 'force-dynamic'

/**
 * Readiness: 200 while the process should receive traffic, 503 without usable settings and from the first
 * stop signal on. Unavailable services that are not needed to serve are only listed by name: no other
 * container would do better.
 */
export async function GET(): Promise<Response> {
  const reason = whyNotReady()
  const [status, body] =
    reason === undefined
      ? [200, { status: 'ready', degraded: await findDegraded() }]
      : [503, { status: 'not-ready', reason }]
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
