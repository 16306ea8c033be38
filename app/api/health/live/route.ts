export const dynamic = 'force-dynamic'

/** Liveness: the process responds. Whether it should receive traffic is `ready`. */
export const GET = (): Response =>
  Response.json({ status: 'live' }, { headers: { 'cache-control': 'no-store' } })
