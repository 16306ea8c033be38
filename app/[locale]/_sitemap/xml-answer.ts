import { problemResponse } from '@/lib/handlers/problem-response'
import { currentRequestId } from '@/lib/request/request-context'
import type { Problem, Result } from '@/lib/result/result'

const RETRY_AFTER_SECONDS = '300'

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

const refusal = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Response =>
  problemResponse(status, code, { requestId: currentRequestId() ?? 'none', headers })

export const noSuchSitemap = (): Response => refusal(404, 'unknown')

/** A sitemap, or a word that it is not to be had now; robots come again. */
export const xmlAnswer = (
  addresses: Result<readonly string[], Problem>,
  toXml: (addresses: readonly string[]) => string,
): Response =>
  addresses.ok
    ? new Response(toXml(addresses.value), { headers: HEADERS })
    : refusal(503, 'unavailable', { 'retry-after': RETRY_AFTER_SECONDS })
