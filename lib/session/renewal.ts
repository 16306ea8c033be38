import { TOKEN_EXPIRY_THRESHOLD_MS } from '@/lib/config/limits'
import type { Activity } from '@/lib/session/activity'
import type { SessionTokens } from '@/lib/session/session-state'

/**
 * Marking activity rewrites the cookie from the request's copy. It stops this long before renewals begin, so
 * that a slow answer can never put a spent refresh token over a new one.
 */
const QUIET_WINDOW_MS = 60_000

/** Activity of visits and forms is noted at most this often; the browser tells the rest exactly. */
const ACTIVITY_INTERVAL_MS = 15_000

/** Below this nothing is worth a cookie. */
const EXACT_INTERVAL_MS = 1000

/** Whether a request knows of activity later than what is noted. */
export const bringsActivity = (
  { seenAt }: SessionTokens,
  activity: Activity | undefined,
): activity is Activity =>
  activity !== undefined &&
  activity.at - seenAt >= (activity.exact ? EXACT_INTERVAL_MS : ACTIVITY_INTERVAL_MS)

/**
 * What a request does to the tokens of a living session (spec §9): trade them before the request goes on,
 * because the access token has less left than the threshold, note the activity, or nothing. What the browser
 * has told exactly and only once is noted with a trade where it may not be noted alone.
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
