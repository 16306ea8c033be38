import type { Clock } from '../../clock.ts'
import { tooManyRequests } from './occ-error.ts'

export type RateLimit = {
  /** Counts one attempt; throws 429 with the seconds to wait when `key` has used up its `allowed` ones. */
  spend(key: string, allowed: number): void
  clear(): void
}

const MAXIMUM_KEYS = 10_000

/** Counts attempts per key in fixed windows of the sandbox's clock. */
export const createRateLimit = (clock: Clock, windowSeconds: number): RateLimit => {
  const windows = new Map<string, { endsAt: number; spent: number }>()
  const forgetEnded = (now: number) => {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key)
  }
  return {
    spend: (key, allowed) => {
      const now = clock.now()
      if (windows.size >= MAXIMUM_KEYS) forgetEnded(now)
      const known = windows.get(key)
      const current =
        known !== undefined && known.endsAt > now ? known : { endsAt: now + windowSeconds * 1000, spent: 0 }
      windows.set(key, current)
      current.spent += 1
      if (current.spent > allowed) throw tooManyRequests(Math.ceil((current.endsAt - now) / 1000))
    },
    clear: () => windows.clear(),
  }
}
