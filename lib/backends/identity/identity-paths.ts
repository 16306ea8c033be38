/** The identity provider's authentication trees that the store uses (spec §7). */
export type IdentityTree = 'Login' | 'Registration' | 'AgentLogin'

/** Scope of the authorize call (spec §7). */
export const IDENTITY_SCOPE = 'openid profile email pearsonUID'

/** Paths of the identity provider below its base URL, for a realm directly below the root realm. */
export function identityPaths(realm: string) {
  const realmPath = `realms/root/realms/${realm}`
  const oauth2 = `/oauth2/${realmPath}`
  return {
    issuer: oauth2,
    authorize: `${oauth2}/authorize`,
    accessToken: `${oauth2}/access_token`,
    userinfo: `${oauth2}/userinfo`,
    revoke: `${oauth2}/token/revoke`,
    endSession: `${oauth2}/connect/endSession`,
    keys: `${oauth2}/connect/jwk_uri`,
    authenticate: `/json/${realmPath}/authenticate`,
    /** The trailing slash is part of the path. */
    sessions: `/json/${realmPath}/sessions/`,
  } as const
}
