import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import {
  absoluteEnd,
  evaluateSession,
  type IdentityFacts,
  type SessionTokens,
} from '@/lib/session/session-state'

/**
 * How long a session lasts without further activity, in seconds. The browser counts down from these values,
 * never from its own clock.
 */
export type SessionLeft =
  | {
      state: 'signedIn' | 'unavailable'
      idleSeconds: number
      /** Seconds until the access token expires; 0 if it has expired. */
      tokenSeconds: number
      /** Seconds until the absolute limit, which cannot be extended. */
      absoluteSeconds: number
      /** Seconds before the timeout at which the user is warned; undefined for the default. */
      warningSeconds?: number | undefined
    }
  | { state: 'anonymous' }

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.floor((end - now) / 1000))

/** @param now epoch milliseconds */
export function sessionLeft(
  identity: IdentityFacts | undefined,
  tokens: SessionTokens | undefined,
  now: number,
): SessionLeft {
  const { state } = evaluateSession(identity, tokens, now)
  if (state === 'anonymous' || identity === undefined || tokens === undefined) return { state: 'anonymous' }
  return {
    state,
    idleSeconds: secondsUntil(tokens.seenAt + IDLE_TIMEOUT_SECONDS * 1000, now),
    tokenSeconds: secondsUntil(tokens.expiresAt, now),
    absoluteSeconds: secondsUntil(absoluteEnd(identity), now),
    warningSeconds: identity.settings?.idleWarningSeconds,
  }
}
