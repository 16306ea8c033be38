import 'server-only'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import { callForTokens, type TokenFailure } from '@/lib/auth/token-calls.server'
import { identityPaths } from '@/lib/backends/identity/identity-paths'
import type { IdentityClient } from '@/lib/backends/identity/oidc-client.server'
import { sendToIdentityProvider } from '@/lib/backends/identity/upstream.server'
import { getSettings } from '@/lib/config/env.server'
import { IDENTITY_CLIENT_TIMEOUT_MS, SUPPORT_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { failed, ok, type Result } from '@/lib/result/result'
import type { SupportRecord } from '@/lib/session/support-record'

const AGENT_INFO = z.object({
  sub: z.string().min(1),
  name: z.string().default(''),
  roles: z.array(z.string()).default([]),
})

/**
 * Tokens for an agent whose session at the identity provider has just begun: the authorize call with
 * `prompt=none` and PKCE, made by our server, and the redemption of its code (RFC 9700).
 * @param tokenId of the session at the identity provider
 * @param now epoch milliseconds
 */
export async function requestAgentTokens(
  client: IdentityClient,
  { tokenId, origin, now }: { tokenId: string; origin: string; now: number },
): Promise<Result<SupportRecord, TokenFailure>> {
  const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const redirectUri = `${origin}/support-login/callback`
  const address = buildAuthorizationUrl(authorizeServer(client), {
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    prompt: 'none',
  })
  const callback = await authorize(client, address, { tokenId, redirectUri })
  if (callback === undefined)
    return failed({ kind: 'unavailable', reason: 'no answer to the authorize call' })
  return callForTokens(async configuration => {
    const answer = await authorizationCodeGrant(configuration, callback, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    })
    const subject = answer.claims()?.sub ?? ''
    const info = AGENT_INFO.safeParse(await fetchUserInfo(configuration, answer.access_token, subject))
    if (!info.success) return failed({ kind: 'invalid', reason: 'user info is incomplete' })
    const { sub, name, roles } = info.data
    const seconds = Math.min(answer.expires_in ?? SUPPORT_MAX_AGE_SECONDS, SUPPORT_MAX_AGE_SECONDS)
    return ok({
      agent: { id: sub, name, roles },
      accessToken: answer.access_token,
      tokenId,
      expiresAt: now + seconds * 1000,
    })
  }, client)
}

/** Only the address of the authorize call is taken from it. */
function authorizeServer({ realm, id }: IdentityClient): Configuration {
  const { IDENTITY_URL } = getSettings()
  const paths = identityPaths(realm)
  const configuration = new Configuration(
    { issuer: `${IDENTITY_URL}${paths.issuer}`, authorization_endpoint: `${IDENTITY_URL}${paths.authorize}` },
    id,
  )
  if (IDENTITY_URL.startsWith('http:')) allowInsecureRequests(configuration)
  return configuration
}

/** The address of the callback with its code, to which the identity provider redirects. */
async function authorize(
  { realm }: IdentityClient,
  { searchParams }: URL,
  { tokenId, redirectUri }: { tokenId: string; redirectUri: string },
): Promise<URL | undefined> {
  const answer = await sendToIdentityProvider({
    route: { kind: 'authorize', method: 'GET', path: identityPaths(realm).authorize, parameters: [] },
    query: searchParams,
    headers: { accept: 'text/html', cookie: `${getSettings().IDENTITY_COOKIE}=${tokenId}` },
    body: undefined,
    timeoutMs: IDENTITY_CLIENT_TIMEOUT_MS,
  })
  const url = URL.parse(answer?.headers.get('location') ?? '')
  return url !== null && `${url.origin}${url.pathname}` === redirectUri ? url : undefined
}
