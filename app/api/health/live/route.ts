export const dynamic = 'force-dynamic'

/** The process answers. Whether it should get visitors is `ready`. */
export const GET = (): Response =>
  Response.json({ status: 'live' }, { headers: { 'cache-control': 'no-store' } })
