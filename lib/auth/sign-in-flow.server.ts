import 'server-only'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { addFlow, MAX_FLOWS, SIGN_IN_FLOW, type SignInFlow } from '@/lib/auth/sign-in-flow'
import { IDENTITY_SCOPE } from '@/lib/backends/identity/identity-paths'
import { frontChannel } from '@/lib/backends/identity/oidc-client.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { nameOfCookie, optionsOfCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { loginCallbackPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

export type SignInStart = {
  origin: string
  locale: Locale
  returnTo: string | undefined
  /** A silent sign-in, which shows no page: the visitor has just signed in, or may be signed in elsewhere. */
  silent: boolean
  /**
   * Host of the deployment that the visitor comes from; the identity provider knows their browser there and
   * not here.
   */
  movedFrom?: string
  /** Epoch milliseconds of the visitor's last activity, if that is not the current request. */
  lastActivityAt?: number
}

/**
 * Starts a sign-in: the authorize address on the origin where the visitor is known, and the cookie that
 * remembers this flow (spec §7; RFC 9700).
 */
export async function startSignIn(
  cookies: CookieMap,
  start: SignInStart,
  now: number,
): Promise<{ authorizeUrl: URL; cookies: readonly CookieChange[] }> {
  const { flow, authorizeUrl } = await prepareSignIn(start, now)
  const flows = (await readFlows(cookies)) ?? []
  return { authorizeUrl, cookies: await writeFlows(cookies, addFlow(flows, flow, now)) }
}

/**
 * A sign-in flow and its authorize address, for a caller that stores the flow and requests the address
 * itself.
 */
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
    // With it the ID token tells when the password was entered (OpenID Connect Core 2: auth_time).
    max_age: String(SESSION_MAX_AGE_SECONDS),
    ...(silent ? { prompt: 'none', lastActivityTime: String(lastActivityAt ?? now) } : {}),
  })
  return { flow, authorizeUrl }
}

/**
 * One cookie for each concurrent sign-in, so that a response sets only the cookie of its own flow, never all
 * of them.
 */
const flowCookies = (): readonly string[] => {
  const name = nameOfCookie('oidc')
  return Array.from({ length: MAX_FLOWS }, (_, index) => `${name}.${index}`)
}

type Slot = { name: string; flow: SignInFlow | undefined }

const readSlots = (cookies: CookieMap): Promise<readonly Slot[]> =>
  Promise.all(
    flowCookies().map(async name => ({
      name,
      flow: await unseal(cookies.get(name), sealKey('oidc'), SIGN_IN_FLOW),
    })),
  )

/** The sign-in flows of this browser, oldest first; undefined if there is no readable cookie. */
export async function readFlows(cookies: CookieMap): Promise<readonly SignInFlow[] | undefined> {
  const flows = (await readSlots(cookies)).flatMap(({ flow }) => flow ?? [])
  return flows.length === 0 ? undefined : flows.sort((one, other) => one.startedAt - other.startedAt)
}

/** Cookie changes that store these sign-in flows and no others. */
export async function writeFlows(
  cookies: CookieMap,
  flows: readonly SignInFlow[],
): Promise<readonly CookieChange[]> {
  const options = optionsOfCookie('oidc')
  const slots = await readSlots(cookies)
  const isIn = (flow: SignInFlow, all: readonly SignInFlow[]) => all.some(({ state }) => state === flow.state)
  const known = slots.flatMap(({ flow }) => flow ?? [])
  const free = slots.filter(({ flow }) => flow === undefined || !isIn(flow, flows)).map(({ name }) => name)
  const begun = flows.filter(flow => !isIn(flow, known))
  const written = begun.flatMap((flow, index) =>
    free[index] === undefined ? [] : [{ name: free[index], flow }],
  )
  const sealed = await Promise.all(
    written.map(async ({ name, flow }) => ({
      name,
      value: await seal(flow, { ...sealKey('oidc'), maxAge: options.maxAge }),
      options,
    })),
  )
  return [...sealed, ...clearCookies(cookies, free.slice(written.length), options)]
}
