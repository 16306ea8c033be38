/** Where pages of this browser leave the times of the session for each other; all are epoch milliseconds and none is trusted. */
export type LifeTime = 'last_activity' | 'token_expires_at' | 'customer_checked_at'

const keyOf = (time: LifeTime): string => `store.${time}`

export function storeTime(time: LifeTime, at: number): void {
  try {
    localStorage.setItem(keyOf(time), String(at))
  } catch {
    // A browser that keeps nothing asks our server more often.
  }
}

/** A time that has passed, or undefined. */
export function storedTime(time: LifeTime, now: number): number | undefined {
  try {
    const at = Number(localStorage.getItem(keyOf(time)) ?? Number.NaN)
    return at <= now ? at : undefined
  } catch {
    return undefined
  }
}
