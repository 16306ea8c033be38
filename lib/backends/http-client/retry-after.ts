const LONGEST_SECONDS = 3600

/**
 * Seconds to wait by a Retry-After header, in either of its two formats (RFC 9110 10.2.3), at most an hour.
 * @param now epoch milliseconds
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), LONGEST_SECONDS)
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(date)) return undefined
  return Math.min(Math.max(Math.ceil((date - now) / 1000), 0), LONGEST_SECONDS)
}
