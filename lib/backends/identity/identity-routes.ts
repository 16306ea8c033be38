import { type IdentityTree, identityPaths } from '@/lib/backends/identity/identity-paths'

/**
 * One call of the browser that goes on to the identity provider: a fixed path and the parameters it may
 * carry.
 */
export type IdentityRoute = {
  method: 'GET' | 'POST'
  /** Path at the identity provider, never joined from the request. */
  path: string
  parameters: readonly string[]
  /** `endSession` is answered with what our sign-out has prepared, the others are passed on. */
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
  'code_challenge',
  'code_challenge_method',
  'lastActivityTime',
]

const TREES: readonly IdentityTree[] = ['Login', 'Registration']

/**
 * The calls of spec §7 that a browser makes; everything else at the identity provider is out of its reach.
 */
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

/** The declared call a request asks for. Paths are compared whole and undecoded. */
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

/** Named parameters only; one that comes twice counts once, as the first. */
function pick(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/** Some addresses do many things at the identity provider; ours are our two trees and the logout. */
function isMeant({ kind }: IdentityRoute, query: URLSearchParams): boolean {
  if (kind === 'logout') return query.get('_action') === 'logout'
  if (kind !== 'tree') return true
  const tree = query.get('authIndexValue')
  return query.get('authIndexType') === 'service' && TREES.some(known => known === tree)
}
