const SIGN_IN_GRANTS: readonly string[] = ['authorization_code', 'refresh_token']

/**
 * Whether a call to the token endpoint has a grant type that sign-in in a browser uses. With another one,
 * `password` above all, passwords could be tried without the limits of sign-in.
 */
export function hasSignInGrant(body: string): boolean {
  const [grant = '', ...more] = new URLSearchParams(body).getAll('grant_type')
  return more.length === 0 && SIGN_IN_GRANTS.includes(grant)
}
