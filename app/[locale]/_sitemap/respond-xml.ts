import { refuseUnavailable } from '@/lib/handlers/define-read.server'
import type { Problem, Result } from '@/lib/result/result'

const RETRY_AFTER_SECONDS = 300

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

/** Responds with a sitemap, or with a 503 after which crawlers try again. */
export const respondXml = (
  request: Request,
  addresses: Result<readonly string[], Problem>,
  toXml: (addresses: readonly string[]) => string,
): Response =>
  addresses.ok
    ? new Response(toXml(addresses.value), { headers: HEADERS })
    : refuseUnavailable(request, RETRY_AFTER_SECONDS)
