import { BoundedMap } from '../cache/bounded-map.ts'

/** So many networks are remembered; the one that was heard of longest ago is forgotten first. */
const BOUNDS = { entries: 50_000, bytes: 50_000 }
const MINUTE_MS = 60_000

/** `emptyAt`: when, in epoch milliseconds, everything taken so far will have flowed back. */
type Bucket = { emptyAt: number; size: number }

/** Limits the pages that are rendered for one network: a bucket of a minute's worth, which refills evenly. */
export class PageLimit {
  readonly #buckets = new BoundedMap<Bucket>(BOUNDS)
  readonly #intervalMs: number

  constructor(pagesPerMinute: number) {
    this.#intervalMs = MINUTE_MS / pagesPerMinute
  }

  /** Counts a page. Undefined where it may be rendered, else the seconds after which there is room again. */
  take(network: string, now: number): number | undefined {
    const emptyAt = Math.max(this.#buckets.get(network)?.emptyAt ?? now, now) + this.#intervalMs
    const excessMs = emptyAt - now - MINUTE_MS
    if (excessMs > 0) return Math.ceil(excessMs / 1000)
    this.#buckets.set(network, { emptyAt, size: 1 })
    return undefined
  }
}
