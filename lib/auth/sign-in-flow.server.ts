import 'server-only'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { IDENTITY_SCOPE } from '@/lib/auth/identity-paths'
import { frontChannel } from '@/lib/auth/oidc-client.server'
import { addFlow, FLOW_SECONDS, SIGN_IN_FLOWS, type SignInFlow } from '@/lib/auth/sign-in-flow'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { clearChunkedCookie, readChunkedCookie, writeChunkedCookie } from '@/lib/session/cookie-chunks'
import { cookieName } from '@/lib/session/cookie-names'
import { seal, unseal } from '@/lib/session/seal.server'
import { sealKey } from '@/lib/session/seal-key.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { loginCallbackPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

export type SignInStart = {
  origin: string
  locale: Locale
  returnTo: string | undefined
  /** Ask for a sign-in that shows no page: the visitor has just signed in, or may be signed in elsewhere. */
  silent: boolean
  /** Host of the deployment the visitor comes from; the identity provider knows their browser there and not here. */
  movedFrom?: string
  /** Epoch milliseconds of what the visitor did last, where it is not what asks now. */
  lastActivityAt?: number
}

/** The authorize address on the origin where the visitor is known, and the cookie that remembers this sign-in (spec §7, RFC 9700). */
export async function startSignIn(
  cookies: CookieMap,
  start: SignInStart,
  now: number,
): Promise<{ authorizeUrl: URL; cookies: readonly CookieChange[] }> {
  const { flow, authorizeUrl } = await prepareSignIn(start, now)
  const flows = (await readFlows(cookies)) ?? []
  return { authorizeUrl, cookies: await writeFlows(cookies, addFlow(flows, flow, now)) }
}

/** A sign-in and its authorize address, for whoever keeps the one and visits the other. */
export async function prepareSignIn(
  { origin, locale, returnTo, silent, movedFrom, lastActivityAt }: SignInStart,
  now: number,
): Promise<{ flow: SignInFlow; authorizeUrl: URL }> {
  const flow: SignInFlow = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    locale,
    startedAt: now,
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(movedFrom === undefined ? {} : { moved: true }),
  }
  const authorizeUrl = buildAuthorizationUrl(frontChannel(movedFrom ?? origin), {
    redirect_uri: `${origin}${loginCallbackPath(locale)}`,
    scope: IDENTITY_SCOPE,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    ...(silent ? { prompt: 'none', lastActivityTime: String(lastActivityAt ?? now) } : {}),
  })
  return { flow, authorizeUrl }
}

const flowCookie = (): string => cookieName('oidc', getSettings().COOKIE_SECURE)

/** The sign-ins this browser has begun, or undefined where it brought no readable cookie. */
export async function readFlows(cookies: CookieMap): Promise<readonly SignInFlow[] | undefined> {
  const value = readChunkedCookie(cookies, flowCookie())
  return (await unseal(value, sealKey('oidc'), SIGN_IN_FLOWS))?.flows
}

/** The changes that remember these sign-ins and no others. */
export async function writeFlows(
  cookies: CookieMap,
  flows: readonly SignInFlow[],
): Promise<readonly CookieChange[]> {
  const options = sealedCookieOptions(FLOW_SECONDS)
  if (flows.length === 0) return clearChunkedCookie(cookies, flowCookie(), options)
  const value = await seal({ flows }, { ...sealKey('oidc'), maxAge: FLOW_SECONDS })
  return writeChunkedCookie(cookies, flowCookie(), value, options)
}
