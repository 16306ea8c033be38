import { type IdentityTree, identityPaths } from '@/lib/backends/identity/identity-paths'

/** A browser call that is forwarded to the identity provider: a fixed path and its permitted parameters. */
export type IdentityRoute = {
  method: 'GET' | 'POST'
  /** Path at the identity provider, never built from the request. */
  path: string
  parameters: readonly string[]
  /** For `endSession` the response is what our sign-out has prepared; the others are forwarded. */
  kind: 'authorize' | 'token' | 'tree' | 'logout' | 'endSession'
}

const AUTHORIZE_PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'prompt',
  'max_age',
  'code_challenge',
  'code_challenge_method',
  'lastActivityTime',
]

const TREES: readonly IdentityTree[] = ['Login', 'Registration']

/** The calls of spec §7 that a browser makes; everything else at the identity provider is not reachable. */
export function identityRoutes(realm: string): readonly IdentityRoute[] {
  const paths = identityPaths(realm)
  return [
    { kind: 'authorize', method: 'GET', path: paths.authorize, parameters: AUTHORIZE_PARAMETERS },
    { kind: 'token', method: 'POST', path: paths.accessToken, parameters: [] },
    {
      kind: 'tree',
      method: 'POST',
      path: paths.authenticate,
      parameters: ['authIndexType', 'authIndexValue'],
    },
    { kind: 'logout', method: 'POST', path: paths.sessions, parameters: ['_action'] },
    {
      kind: 'endSession',
      method: 'GET',
      path: paths.endSession,
      parameters: ['post_logout_redirect_uri'],
    },
  ]
}

export type RouteMatch =
  | { kind: 'route'; route: IdentityRoute; query: URLSearchParams }
  | { kind: 'notFound' }
  | { kind: 'wrongMethod'; allow: string }

const withoutTrailingSlash = (path: string): string => path.replace(/\/$/, '')

/** Finds the declared route of a request. Paths are compared as a whole and without decoding. */
export function matchIdentityRoute(
  realm: string,
  request: { method: string; path: string; query: URLSearchParams },
): RouteMatch {
  const path = withoutTrailingSlash(request.path)
  const route = identityRoutes(realm).find(known => withoutTrailingSlash(known.path) === path)
  if (route === undefined) return { kind: 'notFound' }
  if (route.method !== request.method) return { kind: 'wrongMethod', allow: route.method }
  const query = pick(request.query, route.parameters)
  return isMeant(route, query) ? { kind: 'route', route, query } : { kind: 'notFound' }
}

/** Keeps the permitted parameters only; of a repeated one, the first value. */
function pick(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/** Some paths have many functions at the identity provider; permitted are our two trees and the logout. */
function isMeant({ kind }: IdentityRoute, query: URLSearchParams): boolean {
  if (kind === 'logout') return query.get('_action') === 'logout'
  if (kind !== 'tree') return true
  const tree = query.get('authIndexValue')
  return query.get('authIndexType') === 'service' && TREES.some(known => known === tree)
}
