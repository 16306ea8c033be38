import 'server-only'
import { randomUUID } from 'node:crypto'
import { keepIdToken } from '@/lib/auth/id-token.server'
import { revokeAgentSession } from '@/lib/auth/revoke-agent-session.server'
import type { SignInFlow } from '@/lib/auth/sign-in-flow'
import { exchangeCode, type SignInTokens, type TokenFailure } from '@/lib/auth/token-calls.server'
import { fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import { fetchRoutingRegion, type RoutingRegion } from '@/lib/backends/login-service/routing-region.server'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import { ok, type Result } from '@/lib/result/result'
import { withTimeout } from '@/lib/result/with-timeout'
import { clearSignedOutMarker, rememberKnownBrowser } from '@/lib/session/browser-marks.server'
import { issueSession } from '@/lib/session/session-cookies.server'
import { sessionSettings } from '@/lib/session/session-settings'
import type { IdentityFacts } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { takeSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'

/** The maximum time a sign-in waits for the routing region; without one, commerce chooses it. */
const ROUTING_REGION_MS = 1_000

/** The maximum time a sign-in waits for the user's settings; without them, the defaults of the site apply. */
const SETTINGS_MS = 1_000

/**
 * Redeems the authorization code of any sign-in; the value contains the cookie changes that start the session
 * in the browser (spec §4).
 */
export async function redeemCode(
  cookies: CookieMap,
  callbackUrl: URL,
  flow: SignInFlow,
  now: number,
): Promise<Result<readonly CookieChange[], TokenFailure>> {
  const [exchanged, region] = await Promise.all([
    exchangeCode(callbackUrl, flow),
    fetchRoutingRegion(ROUTING_REGION_MS),
  ])
  if (!exchanged.ok) return exchanged
  const settings = await settingsOf(exchanged.value, flow.locale)
  const agent = await takeSupport(cookies)
  if (agent !== undefined)
    await withTimeout(SIGN_OUT_CALLS_MS, revokeAgentSession(agent)).catch(() => undefined)
  return ok(await startSession(cookies, { ...exchanged.value, region, settings }, now))
}

/** Fetches the settings for the session, which starts without them if commerce is unavailable. */
async function settingsOf(
  { user, tokens }: SignInTokens,
  locale: Locale,
): Promise<IdentityFacts['settings']> {
  const context = signedInContext({ user, accessToken: tokens.accessToken }, locale)
  const settings = await fetchSettings(context, SETTINGS_MS)
  return settings.ok ? sessionSettings(settings.value) : undefined
}

type Started = SignInTokens & { region: RoutingRegion | null; settings: IdentityFacts['settings'] }

async function startSession(
  cookies: CookieMap,
  { user, tokens, authenticatedAt, region, settings }: Started,
  now: number,
): Promise<readonly CookieChange[]> {
  const sid = randomUUID()
  const { idToken, ...kept } = tokens
  await keepIdToken(sid, idToken)
  logger.info({ sid }, 'signed in')
  const issued = await issueSession(
    cookies,
    {
      ...user,
      sid,
      signedInAt: now,
      ...(authenticatedAt !== undefined && { authenticatedAt }),
      ...(region && { routingRegion: region }),
      ...(settings && { settings }),
    },
    { ...kept, sid, seenAt: now },
  )
  return [...issued, rememberKnownBrowser(), ...clearSignedOutMarker(cookies)]
}
