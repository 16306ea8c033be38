import type { ServerResponse } from 'node:http'

/** What is out of date is better than nothing while the store itself is away, for as long as a day. */
const STALE_IF_ERROR_SECONDS = 86_400

/**
 * For how many seconds a shared cache may keep an answer, by its own words; undefined where it says nothing
 * of the kind.
 */
export const sharedSeconds = (response: ServerResponse): string | undefined =>
  /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control') ?? ''))?.[1]

/**
 * Tells browsers and caches in front of the store how long a public page is good: a browser asks each time
 * (and mostly gets a 304), a shared cache keeps it for the page's own fresh time and shows it once as long
 * while it fetches the new one. The framework's own words would let it show one as old as a day. A page that
 * says that a back end is away is kept by nobody.
 */
export function tellSharedCaches(response: ServerResponse): void {
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
