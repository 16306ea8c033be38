const REALM_PATH = 'realms/root/realms/pearson'

/** The realm of support staff, who are no customers. */
const AGENT_REALM_PATH = 'realms/root/realms/support'

/** Issuer and root of the OpenID endpoints, below the identity provider's base address (spec §7). */
export const ISSUER_PATH = `/oauth2/${REALM_PATH}`
export const AGENT_ISSUER_PATH = `/oauth2/${AGENT_REALM_PATH}`

/** Root of the session and tree endpoints. */
export const TREE_PATH = `/json/${REALM_PATH}`
export const AGENT_TREE_PATH = `/json/${AGENT_REALM_PATH}`

/** Root of the pages on which people choose a new password. */
export const RESET_PATH = '/password-reset'

/** Name of the session cookie; its value is also the `tokenId` of a finished tree. */
export const SESSION_COOKIE = 'iPlanetDirectoryPro'

export const REALM = '/pearson'
export const AGENT_REALM = '/support'
