/** Who looks at the page, as far as this page knows. */
type KnownState = 'unknown' | 'signedIn' | 'anonymous' | 'unavailable'

/** `processing`: it is still being found out; what is shown meanwhile holds for strangers. */
export type AuthState = { processing: boolean; visitor: KnownState }

/**
 * - `told`: our server has said who is looking; `asks`: the identity provider is asked about a stranger it
 *   may know
 * - `silentEnded`: it has answered, or could not · `fallback`: the time for finding out is up
 */
export type AuthEvent =
  | { kind: 'told'; visitor: KnownState; asks: boolean }
  | { kind: 'silentEnded' }
  | { kind: 'fallback' }

export const AUTH_START: AuthState = { processing: true, visitor: 'unknown' }

/**
 * Finding out who is looking (spec §4): it begins with the page and ends once somebody is known or the time
 * is up, never to begin again. The end of the time changes nobody: an answer that comes later still counts.
 */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  if (event.kind !== 'told') return settled(state, state.visitor)
  const { visitor, asks } = event
  const isFoundOut = visitor !== 'unknown' && !asks
  return isFoundOut || !state.processing ? settled(state, visitor) : { processing: true, visitor }
}

const settled = (state: AuthState, visitor: KnownState): AuthState =>
  !state.processing && state.visitor === visitor ? state : { processing: false, visitor }
