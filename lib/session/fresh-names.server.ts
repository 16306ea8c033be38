import 'server-only'
import { fetchIdentityProfile } from '@/lib/backends/login-service/identity-profile.server'
import type { IdentityFacts } from '@/lib/session/session-state'

/** A page waits no longer than this for a name. */
const PROFILE_MS = 1_000

/**
 * The facts of a session with the first and last name as the profile has them now (spec §3, session user).
 * The very same facts where nothing differs or the profile cannot be had.
 */
export async function withFreshNames(identity: IdentityFacts, accessToken: string): Promise<IdentityFacts> {
  const profile = await fetchIdentityProfile({ id: identity.id, accessToken }, PROFILE_MS)
  if (profile === null) return identity
  const { givenName: firstName, familyName: lastName } = profile
  const isKnown = identity.firstName === firstName && identity.lastName === lastName
  return isKnown ? identity : { ...identity, firstName, lastName }
}
