import 'server-only'
import { identityPaths } from '@/lib/backends/identity/identity-paths'
import { toUpstreamHeaders } from '@/lib/backends/identity/identity-proxy-rules'
import { matchIdentityRoute } from '@/lib/backends/identity/identity-routes'
import { proxyContext } from '@/lib/backends/identity/proxy-context.server'
import { sendToIdentityProvider, type UpstreamAnswer } from '@/lib/backends/identity/upstream.server'
import { getSettings } from '@/lib/config/env.server'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'

/** The headers that the identity provider's own client sends. */
const HEADERS = new Headers({
  accept: 'application/json',
  'accept-api-version': 'protocol=1.0,resource=2.0',
  'content-type': 'application/json',
  'x-requested-with': 'assessments-store',
})

/** The session no longer exists at the provider, which is the desired state. */
const GONE = 401

/**
 * Ends the session at the identity provider by its cookie in the user's browser (spec §7, identity provider),
 * so that the session ends even if the browser never follows the redirect of the sign-out. Returns the
 * reason of a failure, otherwise undefined.
 */
export async function endIdentitySession(cookies: CookieMap, origin: string): Promise<string | undefined> {
  const context = proxyContext(origin)
  const session = cookies.get(context.cookie)
  if (session === undefined) return undefined
  const realm = getSettings().IDENTITY_REALM
  const query = new URLSearchParams({ _action: 'logout' })
  const match = matchIdentityRoute(realm, { method: 'POST', path: identityPaths(realm).sessions, query })
  if (match.kind !== 'route') throw new Error('the session logout is no declared route')
  return judge(
    await sendToIdentityProvider({
      route: match.route,
      query,
      headers: toUpstreamHeaders(HEADERS, session, context),
      body: '{}',
      timeoutMs: SIGN_OUT_CALLS_MS,
    }),
  )
}

/**
 * The same for a session that our server began in a realm, and whose id no browser has; `tokenId` is that id.
 */
export const endSessionOfRealm = async (realm: string, tokenId: string): Promise<string | undefined> =>
  judge(
    await sendToIdentityProvider({
      route: { kind: 'logout', method: 'POST', path: identityPaths(realm).sessions, parameters: ['_action'] },
      query: new URLSearchParams({ _action: 'logout' }),
      headers: { ...Object.fromEntries(HEADERS), cookie: `${getSettings().IDENTITY_COOKIE}=${tokenId}` },
      body: '{}',
      timeoutMs: SIGN_OUT_CALLS_MS,
    }),
  )

function judge(answer: UpstreamAnswer | undefined): string | undefined {
  if (answer === undefined) return 'no answer'
  return answer.status < 400 || answer.status === GONE ? undefined : `answer ${answer.status}`
}
