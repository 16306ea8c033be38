import { PREFETCH_RULES } from '@/lib/site/prefetch-rules'

export const dynamic = 'force-static'

/** Speculation rules: links that a browser may prefetch; the same for all visitors. */
export const GET = (): Response =>
  new Response(JSON.stringify(PREFETCH_RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  })
