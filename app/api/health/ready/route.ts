import { isReady } from '@/lib/config/readiness.server'

export const dynamic = 'force-dynamic'

/** 200 while the process should get visitors, 503 without usable settings and from the first stop signal on. */
export function GET(): Response {
  const ready = isReady()
  return Response.json(
    { status: ready ? 'ready' : 'not-ready' },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
