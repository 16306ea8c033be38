import type { SessionTokens } from '@/lib/session/session-state'

/** An access token with less than this left is renewed before the request goes on. */
const REFRESH_WINDOW_MS = 60_000

/**
 * Marking activity rewrites the cookie from the request's copy. It stops this long before renewals begin, so that a slow
 * answer can never put a spent refresh token over a new one.
 */
const QUIET_WINDOW_MS = 60_000

/** Activity is noted at most this often; the idle limit is exact to this and never too long. */
const ACTIVITY_INTERVAL_MS = 15_000

/** What a request does to the tokens of a living session: trade them, note the activity, or nothing. */
export function decideRenewal(tokens: SessionTokens, now: number): 'refresh' | 'touch' | 'keep' {
  const left = tokens.expiresAt - now
  if (left < REFRESH_WINDOW_MS) return tokens.refreshToken === undefined ? 'keep' : 'refresh'
  if (left < REFRESH_WINDOW_MS + QUIET_WINDOW_MS) return 'keep'
  return now - tokens.seenAt >= ACTIVITY_INTERVAL_MS ? 'touch' : 'keep'
}
