/** The visitor's session state as this page knows it. */
type KnownState = 'unknown' | 'signedIn' | 'anonymous' | 'unavailable'

/**
 * `processing`: the state is still being determined; the page meanwhile shows what it shows to anonymous
 * visitors.
 */
export type AuthState = { processing: boolean; visitor: KnownState }

/**
 * - `answered`: our server has returned the session state; `asks`: a silent sign-in follows for an anonymous
 *   visitor of a known browser
 * - `silentEnded`: the silent sign-in has ended, with or without a result · `fallback`: the time limit is
 *   reached
 */
export type AuthEvent =
  | { kind: 'answered'; visitor: KnownState; asks: boolean }
  | { kind: 'silentEnded' }
  | { kind: 'fallback' }

export const AUTH_START: AuthState = { processing: true, visitor: 'unknown' }

/**
 * Determines the session state of a page (spec §4). The process starts with the page and ends once the state
 * is known or the time limit is reached; it never starts again. Reaching the time limit does not change the
 * state: a later response still counts.
 */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  if (event.kind !== 'answered') return settled(state, state.visitor)
  const { visitor, asks } = event
  const isFoundOut = visitor !== 'unknown' && !asks
  return isFoundOut || !state.processing ? settled(state, visitor) : { processing: true, visitor }
}

const settled = (state: AuthState, visitor: KnownState): AuthState =>
  !state.processing && state.visitor === visitor ? state : { processing: false, visitor }
