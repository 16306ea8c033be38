import type { Result } from '@/lib/result/result'

/** Freshness of a document of the content site. */
export const FRESH_MS = 60_000

/** Pause after a failure, during which the content site is not called. */
export const FAILURE_PAUSE_MS = 10_000

type Kept<T> = { value?: T; askAgainAt: number; version?: number }

type Options<T> = {
  /** Fetches from the content site; never rejects. */
  load: () => Promise<Result<T, unknown>>
  now: () => number
  /** Called on a failure, with whether an earlier value is used instead. */
  onFailure: (error: unknown, hasEarlier: boolean) => void
  /** A change of this number makes the cached value stale at once. */
  version?: () => number
}

/**
 * Caches the last good value of one document: fresh for a minute, then fetched again by the first caller
 * while the others wait for the same fetch. After a failure the earlier value is returned, or undefined if
 * there is none.
 */
export function cacheContent<T>({
  load,
  now,
  onFailure,
  version = () => 0,
}: Options<T>): () => Promise<T | undefined> {
  let kept: Kept<T> = { askAgainAt: 0 }
  let asking: Promise<T | undefined> | undefined

  const ask = async (): Promise<T | undefined> => {
    const asked = version()
    const answer = await load()
    if (answer.ok) kept = { value: answer.value, askAgainAt: now() + FRESH_MS, version: asked }
    else {
      onFailure(answer.error, kept.value !== undefined)
      kept = { ...kept, askAgainAt: now() + FAILURE_PAUSE_MS, version: asked }
    }
    return kept.value
  }

  return () => {
    if (now() < kept.askAgainAt && kept.version === version()) return Promise.resolve(kept.value)
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
