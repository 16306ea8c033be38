import 'server-only'
import { fetchIdentityProfile } from '@/lib/backends/login-service/identity-profile.server'
import type { IdentityFacts } from '@/lib/session/session-state'

/** The maximum time a page waits for the names. */
const PROFILE_MS = 1_000

/**
 * The session claims with the first and last name that the profile has now (spec §3, session user). Returns
 * the same object if nothing differs or the profile cannot be read.
 */
export async function withFreshNames(identity: IdentityFacts, accessToken: string): Promise<IdentityFacts> {
  const profile = await fetchIdentityProfile({ id: identity.id, accessToken }, PROFILE_MS)
  if (profile === null) return identity
  const { givenName: firstName, familyName: lastName } = profile
  const isKnown = identity.firstName === firstName && identity.lastName === lastName
  return isKnown ? identity : { ...identity, firstName, lastName }
}
