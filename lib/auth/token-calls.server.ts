import 'server-only'
import {
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
  refreshTokenGrant,
  type TokenEndpointResponse,
  tokenRevocation,
} from 'openid-client'
import { z } from 'zod'
import type { SignInFlow } from '@/lib/auth/sign-in-flow'
import {
  CLOCK_LEEWAY_SECONDS,
  IdentityCallError,
  type IdentityClient,
  withIdentityProvider,
} from '@/lib/backends/identity/oidc-client.server'
import { TOKEN_WAIT_MS } from '@/lib/config/limits'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { SessionTokens, SessionUser } from '@/lib/session/session-state'

/** Tokens as issued; `expiresAt` is epoch milliseconds. The ID token is not part of the session's cookies. */
export type IssuedTokens = Pick<SessionTokens, 'accessToken' | 'refreshToken' | 'expiresAt'> & {
  idToken?: string | undefined
}

/**
 * Why the identity provider issued no tokens.
 * - `unavailable`: it could not be reached · `tooSlow`: it did not respond in time · `refused`: it refused
 *   (`invalid_grant` and similar)
 * - `invalid`: its response failed a check; `reason` names the check and never repeats a value
 */
export type TokenFailure = { kind: 'unavailable' | 'tooSlow' | 'refused' | 'invalid'; reason: string }

/** Whether there was no refusal, so that the same request may succeed later. */
export const hasNoAnswer = ({ kind }: TokenFailure): boolean => kind === 'unavailable' || kind === 'tooSlow'

/**
 * User and tokens of a sign-in. `authenticatedAt`: when the user entered the password, in epoch milliseconds;
 * undefined if the ID token does not say.
 */
export type SignInTokens = { user: SessionUser; tokens: IssuedTokens; authenticatedAt: number | undefined }

const USER_INFO = z.object({
  pearsonUID: z.string().min(1),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  email: z.string().default(''),
})

/** Lifetime of an access token that was issued without one. */
const DEFAULT_TOKEN_SECONDS = 300

/**
 * Redeems the code of a callback and reads the user, within 10 s in total (spec §9). `callbackUrl` is the
 * public address with its query.
 */
export async function exchangeCode(
  callbackUrl: URL,
  flow: Pick<SignInFlow, 'state' | 'nonce' | 'codeVerifier'>,
): Promise<Result<SignInTokens, TokenFailure>> {
  return callForTokens(async configuration => {
    const answer = await authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.codeVerifier,
      idTokenExpected: true,
    })
    const claims = answer.claims()
    if (claims === undefined) return failed({ kind: 'invalid', reason: 'no ID token' })
    if (claims.iat > Date.now() / 1000 + CLOCK_LEEWAY_SECONDS)
      return failed({ kind: 'invalid', reason: 'clock skew: the ID token was issued in the future' })
    const info = USER_INFO.safeParse(await fetchUserInfo(configuration, answer.access_token, claims.sub))
    if (!info.success) return failed({ kind: 'invalid', reason: 'user info is incomplete' })
    const { pearsonUID, given_name, family_name, email } = info.data
    const user = { id: pearsonUID, firstName: given_name, lastName: family_name, email }
    return ok({ user, tokens: toIssuedTokens(answer), authenticatedAt: readAuthTime(claims) })
  })
}

/**
 * Exchanges a refresh token for new tokens. A provider that does not rotate returns no refresh token: the old
 * one stays valid.
 */
export async function requestFreshTokens(refreshToken: string): Promise<Result<IssuedTokens, TokenFailure>> {
  const fresh = await callForTokens(async configuration => {
    const answer = await refreshTokenGrant(configuration, refreshToken)
    return ok({ refreshToken, ...toIssuedTokens(answer) })
  })
  if (!fresh.ok && fresh.error.kind !== 'refused') logRetrievalFailure(fresh.error.reason)
  return fresh
}

/**
 * Logs a failed retrieval of tokens that no visible action was waiting for (spec §8); `reason` never repeats
 * a value.
 */
export const logRetrievalFailure = (reason: string): void =>
  logger.warn({ reason }, 'Error during token retrieval from IES')

/** Revokes a refresh token, and with it the access tokens of the same grant. */
export async function revokeToken(refreshToken: string): Promise<Result<undefined, TokenFailure>> {
  return callForTokens(async configuration => {
    await tokenRevocation(configuration, refreshToken, { token_type_hint: 'refresh_token' })
    return ok(undefined)
  })
}

/** Revokes an access token of another client of ours, which has no refresh token. */
export async function revokeAccessToken(
  accessToken: string,
  client: IdentityClient,
): Promise<Result<undefined, TokenFailure>> {
  return callForTokens(async configuration => {
    await tokenRevocation(configuration, accessToken, { token_type_hint: 'access_token' })
    return ok(undefined)
  }, client)
}

/** The time of an ID token's `auth_time`; a clock ahead of ours does not lead into the future. */
function readAuthTime({ auth_time: seconds }: IDToken): number | undefined {
  if (seconds === undefined)
    logger.warn('the ID token has no auth_time: the sign-in does not count as recent')
  return seconds === undefined ? undefined : Math.min(seconds * 1000, Date.now())
}

function toIssuedTokens(answer: TokenEndpointResponse): IssuedTokens {
  return {
    accessToken: answer.access_token,
    expiresAt: Date.now() + (answer.expires_in ?? DEFAULT_TOKEN_SECONDS) * 1000,
    ...(answer.refresh_token === undefined ? {} : { refreshToken: answer.refresh_token }),
    ...(answer.id_token === undefined ? {} : { idToken: answer.id_token }),
  }
}

/**
 * Runs calls of the OIDC library within 10 s in total (spec §9), as a client of the realm of the customers
 * or of another one; what the library throws becomes a failure.
 */
export async function callForTokens<T>(
  operation: (configuration: Configuration) => Promise<Result<T, TokenFailure>>,
  client?: IdentityClient,
): Promise<Result<T, TokenFailure>> {
  try {
    return await withIdentityProvider(TOKEN_WAIT_MS, operation, client)
  } catch (error) {
    return failed(describeFailure(error))
  }
}

/** Error code of the protocol library for a token whose time claims are not valid now. */
const TIMES_REFUSED = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'

/** The library's errors contain tokens and claims in their causes: only names of checks are logged. */
function describeFailure(error: unknown): TokenFailure {
  if (error instanceof ResponseBodyError) return { kind: 'refused', reason: error.error }
  const cause = error instanceof Error ? error.cause : undefined
  const call = [error, cause].find(fault => fault instanceof IdentityCallError)
  if (call !== undefined) return describeProblem(call.problem)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return { kind: 'invalid', reason: code === TIMES_REFUSED ? `clock skew: ${code}` : code }
}

/** Too many requests, which is no refusal of the request itself. */
const BUSY = 429

function describeProblem(problem: Problem): TokenFailure {
  const { kind, status, operation } = problem
  const reason = `${operation}: ${kind}`
  if (kind === 'timeout') return { kind: 'tooSlow', reason }
  const isRefusal = kind === 'http' && status !== undefined && status < 500 && status !== BUSY
  return { kind: isRefusal ? 'refused' : 'unavailable', reason }
}
