import { BoundedMap } from '../cache/bounded-map.ts'

/** Number of networks that are tracked; the least recently used one is evicted first. */
const BOUNDS = { entries: 50_000, bytes: 50_000 }
const MINUTE_MS = 60_000

/** `emptyAt`: when the bucket is empty again, on the clock of `performance.now()`. */
type Bucket = { emptyAt: number; size: number }

/** Limits the pages rendered per network: a leaky bucket of a minute's worth, which drains evenly. */
export class PageRateLimit {
  readonly #buckets = new BoundedMap<Bucket>(BOUNDS)
  readonly #intervalMs: number

  constructor(pagesPerMinute: number) {
    this.#intervalMs = MINUTE_MS / pagesPerMinute
  }

  /**
   * Counts a page. Undefined if it may be rendered, otherwise the seconds to wait (`Retry-After`).
   * @param now milliseconds of a monotonic clock; after a change of the system time, `Date.now()` could
   *   refuse every request until it has caught up
   */
  consume(network: string, now: number): number | undefined {
    const emptyAt = Math.max(this.#buckets.get(network)?.emptyAt ?? now, now) + this.#intervalMs
    const excessMs = emptyAt - now - MINUTE_MS
    if (excessMs > 0) return Math.ceil(excessMs / 1000)
    this.#buckets.set(network, { emptyAt, size: 1 })
    return undefined
  }
}
