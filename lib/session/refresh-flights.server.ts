import 'server-only'
import { LRUCache } from 'lru-cache'
import { type IssuedTokens, requestFreshTokens, type TokenFailure } from '@/lib/auth/token-calls.server'
import type { Result } from '@/lib/http/result'

/** `ended`: the identity provider no longer knows the session · `unavailable`: it could not be asked */
export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: IssuedTokens }
  | { kind: 'ended' }
  | { kind: 'unavailable' }

/** A late request with the old cookie still gets the new tokens within this time. */
const KEPT_MS = 60_000
const MAX_FLIGHTS = 20_000

type Flights = LRUCache<string, Promise<RefreshOutcome>>

// The framework bundles this file once per entry; a refresh token may be spent once in the process.
declare global {
  var storeRefreshFlights: Flights | undefined
}

/**
 * Spends a refresh token once, however many requests carry it: with rotation a second use would end the session of all of
 * them. The outcome is kept for a minute; an outage is not, so that the next request may try again.
 */
export function refreshOnce(refreshToken: string): Promise<RefreshOutcome> {
  globalThis.storeRefreshFlights ??= new LRUCache({ max: MAX_FLIGHTS, ttl: KEPT_MS })
  const flights = globalThis.storeRefreshFlights
  const known = flights.get(refreshToken)
  if (known !== undefined) return known
  const flight = requestFreshTokens(refreshToken).then(toOutcome)
  flights.set(refreshToken, flight)
  void flight.then(outcome => {
    if (outcome.kind === 'unavailable') flights.delete(refreshToken)
    else flights.set(refreshToken, flight)
  })
  return flight
}

function toOutcome(result: Result<IssuedTokens, TokenFailure>): RefreshOutcome {
  if (result.ok) return { kind: 'refreshed', tokens: result.value }
  const { kind, reason } = result.error
  return { kind: kind === 'refused' && reason === 'invalid_grant' ? 'ended' : 'unavailable' }
}
