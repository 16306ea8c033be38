/** Headers that commerce reads besides those of HTTP (spec §7). */
export const COMMERCE_HEADERS = {
  site: 'x-site-id',
  platformKey: 'x-platform-key',
  /** The access token, where the flag `sso-use-hybris-session` is on; else `Authorization` has it. */
  accessToken: 'x-access-token',
  routingRegion: 'x-routing-region',
  /** The page or handler that the visitor requested. */
  entryPoint: 'x-entry-point',
  /** Number of the customer as whom an agent acts, in calls whose path names no user. */
  emulatedUser: 'sap-commerce-cloud-user-id',
  /** The session of the assisted service that a write of an agent belongs to (our extension). */
  assistedSession: 'x-assisted-session',
  /** What somebody without an account has found: the token that opens one invoice (our extension). */
  lookupToken: 'x-lookup-token',
} as const
