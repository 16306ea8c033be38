import type { ServerResponse } from 'node:http'

/** A stale page may be served for up to a day while the store does not respond. */
const STALE_IF_ERROR_SECONDS = 86_400

/** Seconds for which a shared cache may keep a response, by its `s-maxage`; undefined if it has none. */
export const sharedSeconds = (response: ServerResponse): string | undefined =>
  /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control') ?? ''))?.[1]

/**
 * Sets `cache-control` of a public page. A browser revalidates it each time (and mostly gets a 304). A
 * shared cache keeps it for the fresh time of the page, and serves it stale for the same time while it
 * fetches a new one. A page that reports an outage is `no-store`.
 */
export function setSharedCacheHeaders(response: ServerResponse): void {
  const said = String(response.getHeader('cache-control') ?? '')
  const seconds = sharedSeconds(response)
  if (seconds === undefined || /\b(?:private|no-store)\b/.test(said)) return
  const words = [
    'public',
    'max-age=0',
    `s-maxage=${seconds}`,
    `stale-while-revalidate=${seconds}`,
    `stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  ]
  response.setHeader('cache-control', response.statusCode >= 500 ? 'no-store' : words.join(', '))
}
