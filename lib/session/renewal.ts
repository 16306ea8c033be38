import { TOKEN_EXPIRY_THRESHOLD_MS } from '@/lib/config/limits'
import type { Activity } from '@/lib/session/activity'
import type { SessionTokens } from '@/lib/session/session-state'

/**
 * Recording activity rewrites the cookie from the request's copy. It stops this long before a refresh becomes
 * due, so that a slow response never overwrites a new refresh token with a used one.
 */
const QUIET_WINDOW_MS = 60_000

/** Activity of page visits and forms is recorded at most this often; the browser reports the rest exactly. */
const ACTIVITY_INTERVAL_MS = 15_000

/** Smaller differences are not worth a cookie. */
const EXACT_INTERVAL_MS = 1000

/** Whether a request proves activity later than the recorded one. */
export const bringsActivity = (
  { seenAt }: SessionTokens,
  activity: Activity | undefined,
): activity is Activity =>
  activity !== undefined &&
  activity.at - seenAt >= (activity.exact ? EXACT_INTERVAL_MS : ACTIVITY_INTERVAL_MS)

/**
 * What a request does to the tokens of a valid session (spec §9). `refresh`: get new tokens before the
 * request goes on, because the access token expires within the threshold. `touch`: record the activity.
 * `keep`: nothing. Activity that the browser reports exactly and only once is recorded by a refresh if it may
 * not be recorded alone.
 */
export function decideRenewal(
  tokens: SessionTokens,
  now: number,
  activity: Activity | undefined,
): 'refresh' | 'touch' | 'keep' {
  const left = tokens.expiresAt - now
  const refreshOr = (otherwise: 'touch' | 'keep') =>
    tokens.refreshToken === undefined ? otherwise : 'refresh'
  const isNews = bringsActivity(tokens, activity)
  if (left < TOKEN_EXPIRY_THRESHOLD_MS) return refreshOr(isNews ? 'touch' : 'keep')
  if (!isNews) return 'keep'
  if (left < TOKEN_EXPIRY_THRESHOLD_MS + QUIET_WINDOW_MS) return activity.exact ? refreshOr('touch') : 'keep'
  return 'touch'
}
