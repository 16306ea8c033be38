import type { Result } from '@/lib/result/result'

/** How long an answer of the content site is used before it is asked again. */
export const FRESH_MS = 60_000

/** How long nobody asks again after a failure. */
export const FAILURE_PAUSE_MS = 10_000

type Kept<T> = { value?: T; askAgainAt: number; version?: number }

type Options<T> = {
  /** Asks the content site; never rejects. */
  load: () => Promise<Result<T, unknown>>
  now: () => number
  /** Told of a failure, with whether an earlier answer stands in. */
  onFailure: (error: unknown, hasEarlier: boolean) => void
  /** Changes when an answer must be asked for again at once. */
  version?: () => number
}

/**
 * Keeps the last good answer of one document: fresh for a minute, then asked again by the first who needs it
 * while the others share the wait; after a failure the earlier answer stands in, and undefined where there
 * never was one.
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
