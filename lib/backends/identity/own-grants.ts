const OWN_GRANTS: readonly string[] = ['authorization_code', 'refresh_token']

/**
 * Whether a call to the token endpoint has a grant of a browser's sign-in. With another one, `password` above
 * all, passwords could be tried without the limits of sign-in.
 */
export function hasOwnGrant(body: string): boolean {
  const [grant = '', ...more] = new URLSearchParams(body).getAll('grant_type')
  return more.length === 0 && OWN_GRANTS.includes(grant)
}
