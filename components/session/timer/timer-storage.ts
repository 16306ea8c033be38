/**
 * Times of the session that the pages of this browser share; all are epoch milliseconds, and none is trusted.
 */
const LIFE_TIMES = ['last_activity', 'token_expires_at', 'customer_checked_at'] as const

export type StoredTimes = (typeof LIFE_TIMES)[number]

const keyOf = (time: StoredTimes): string => `store.${time}`

/** The specification's name for the end of the token; it contains the same time. */
const TOKEN_EXPIRY = 'token_expiry_time'

/** Deletes the times together with the other data of the user. */
export const forgetTimes = (): void => {
  for (const time of LIFE_TIMES) localStorage.removeItem(keyOf(time))
  localStorage.removeItem(TOKEN_EXPIRY)
}

export function storeTime(time: StoredTimes, at: number): void {
  try {
    localStorage.setItem(keyOf(time), String(at))
    if (time === 'token_expires_at') localStorage.setItem(TOKEN_EXPIRY, String(at))
  } catch {
    // A browser without storage sends more requests to our server.
  }
}

/** A stored time in the past, or undefined. */
export function storedTime(time: StoredTimes, now: number): number | undefined {
  try {
    const at = Number(localStorage.getItem(keyOf(time)) ?? Number.NaN)
    return at <= now ? at : undefined
  } catch {
    return undefined
  }
}
