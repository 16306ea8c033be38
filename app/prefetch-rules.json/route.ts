import { PREFETCH_RULES } from '@/lib/site/prefetch-rules'

export const dynamic = 'force-static'

/** Which links a browser may fetch ahead; the same for everybody. */
export const GET = (): Response =>
  new Response(JSON.stringify(PREFETCH_RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  })
