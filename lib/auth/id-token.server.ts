import 'server-only'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { sharedState } from '@/lib/state/shared-state.server'

/*
 * The latest ID token of each session. Only its sign-out needs it, to name the session to the identity
 * provider, so it is kept out of the cookies: it is by far the longest token.
 */

const keyOf = (sid: string): string => `id-token/${sid}`

/** Keeps the ID token of a session, for as long as that can be signed out. */
export async function keepIdToken(sid: string, idToken: string | undefined): Promise<void> {
  if (idToken !== undefined) await sharedState().set(keyOf(sid), idToken, COOKIES.session.seconds)
}

/** Takes the ID token of a session that ends; undefined if this deployment has lost it. */
export const takeIdToken = (sid: string): Promise<string | undefined> => sharedState().take(keyOf(sid))
