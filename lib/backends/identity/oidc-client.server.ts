import 'server-only'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  Configuration,
  type CustomFetchOptions,
  clockTolerance,
  customFetch,
  type ExportedJWKSCache,
  enableNonRepudiationChecks,
  getJwksCache,
  setJwksCache,
} from 'openid-client'
import { z } from 'zod'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { identityPaths } from '@/lib/backends/identity/identity-paths'
import { getSettings } from '@/lib/config/env.server'
import { IDENTITY_REQUEST_TIMEOUT_MS } from '@/lib/config/limits'
import { processWide } from '@/lib/process/process-wide'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { IDENTITY_PROXY_PATH } from '@/lib/site/paths'

/** Tolerated clock difference between store and identity provider, in seconds. */
export const CLOCK_LEEWAY_SECONDS = 120

/** Accepted signature algorithms of an ID token: asymmetric ones, so that no public value can be a key. */
const SIGNING_ALGORITHMS = ['RS256', 'PS256', 'ES256']

/** A failed call inside the OIDC library, which passes it on as the cause of its own error. */
export class IdentityCallError extends Error {
  override name = 'IdentityCallError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.operation}: ${problem.kind}`)
    this.problem = problem
  }
}

/** Our client at a realm of the identity provider. */
export type IdentityClient = { realm: string; id: string; secret: string }

/** The client at the realm of the customers. */
function customerClient(): IdentityClient {
  const { IDENTITY_REALM, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET } = getSettings()
  return { realm: IDENTITY_REALM, id: IDENTITY_CLIENT_ID, secret: IDENTITY_CLIENT_SECRET }
}

/** The key sets (JWKS) of the provider's realms as read last. */
const keySets = () => processWide('identity-keys', () => new Map<string, ExportedJWKSCache>())

/**
 * Runs calls from our server to the identity provider, without discovery, within `deadlineMs` in total. ID
 * tokens must be signed with a key of its key set.
 */
export async function withIdentityProvider<T>(
  deadlineMs: number,
  operation: (configuration: Configuration) => Promise<T>,
  client = customerClient(),
): Promise<T> {
  const configuration = backChannel(client, Date.now() + deadlineMs)
  const known = keySets().get(client.realm)
  if (known !== undefined) setJwksCache(configuration, known)
  try {
    return await operation(configuration)
  } finally {
    const keys = getJwksCache(configuration)
    if (keys !== undefined) keySets().set(client.realm, keys)
  }
}

function backChannel({ realm, id, secret }: IdentityClient, endsAt: number): Configuration {
  const base = getSettings().IDENTITY_URL
  const paths = identityPaths(realm)
  const configuration = new Configuration(
    {
      issuer: `${base}${paths.issuer}`,
      token_endpoint: `${base}${paths.accessToken}`,
      userinfo_endpoint: `${base}${paths.userinfo}`,
      revocation_endpoint: `${base}${paths.revoke}`,
      jwks_uri: `${base}${paths.keys}`,
      id_token_signing_alg_values_supported: SIGNING_ALGORITHMS,
    },
    id,
    { [clockTolerance]: CLOCK_LEEWAY_SECONDS },
    ClientSecretBasic(secret),
  )
  enableNonRepudiationChecks(configuration)
  if (base.startsWith('http:')) allowInsecureRequests(configuration)
  // Our own deadline applies to every call; the library's must never be shorter.
  configuration.timeout = IDENTITY_REQUEST_TIMEOUT_MS / 1000
  configuration[customFetch] = (url, options) => fetchFromIdentityProvider(url, options, endsAt - Date.now())
  return configuration
}

/**
 * Configuration of the front channel: the identity provider's paths on the store's own origin, which the
 * browser visits.
 */
export function frontChannel(origin: string): Configuration {
  const settings = getSettings()
  const paths = identityPaths(settings.IDENTITY_REALM)
  const configuration = new Configuration(
    {
      issuer: `${settings.IDENTITY_URL}${paths.issuer}`,
      authorization_endpoint: `${origin}${IDENTITY_PROXY_PATH}${paths.authorize}`,
      end_session_endpoint: `${origin}${IDENTITY_PROXY_PATH}${paths.endSession}`,
    },
    settings.IDENTITY_CLIENT_ID,
  )
  if (origin.startsWith('http:')) allowInsecureRequests(configuration)
  return configuration
}

/** Names of the OIDC library's calls, by the last segment of their path. */
const OPERATIONS: Readonly<Record<string, string>> = {
  access_token: 'requestTokens',
  userinfo: 'fetchUserInfo',
  revoke: 'revokeToken',
  jwk_uri: 'fetchSigningKeys',
}

/**
 * Sends the requests of the OIDC library through `callBackend`, with its deadline, size limit, circuit
 * breaker and log line.
 */
async function fetchFromIdentityProvider(
  url: string,
  { method, headers, body }: CustomFetchOptions,
  deadlineMs: number,
): Promise<Response> {
  const operation = OPERATIONS[url.slice(url.lastIndexOf('/') + 1)] ?? 'callIdentityProvider'
  const call = {
    dependency: 'identity',
    operation,
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    headers,
    deadlineMs: Math.max(1, Math.ceil(deadlineMs)),
    parseError: parseOAuthError,
    ...(body === undefined || body === null ? {} : { body }),
  } as const
  const result: Result<unknown, Problem> =
    operation === 'revokeToken'
      ? await callBackend({ ...call, expect: 'none' })
      : await callBackend({ ...call, schema: z.unknown() })
  const answer = result.ok ? ok(result.value) : asOAuthError(result.error)
  if (!answer.ok) throw new IdentityCallError(answer.error)
  return Response.json(answer.value ?? null, { status: result.ok ? 200 : (result.error.status ?? 400) })
}

const OAUTH_ERROR = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) })

function parseOAuthError(body: unknown): { code: string } | undefined {
  const parsed = OAUTH_ERROR.safeParse(body)
  return parsed.success ? { code: parsed.data.error } : undefined
}

/** Returns an OAuth error to the library as a response; every other problem is a failed call. */
const asOAuthError = (problem: Problem): Result<unknown, Problem> =>
  problem.kind === 'domain' ? ok({ error: problem.code }) : failed(problem)
