import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { buildEndSessionUrl } from 'openid-client'
import { z } from 'zod'
import {
  type ProxyContext,
  proxyCookieOptions,
  toUpstreamHeaders,
} from '@/lib/backends/identity/identity-proxy-rules'
import type { IdentityRoute } from '@/lib/backends/identity/identity-routes'
import { frontChannel } from '@/lib/backends/identity/oidc-client.server'
import { sendToIdentityProvider } from '@/lib/backends/identity/upstream.server'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { seeOther } from '@/lib/handlers/respond.server'
import { logger } from '@/lib/log/logger'
import { homePath } from '@/lib/site/routes'
import { LOCALES, type Locale } from '@/lib/site/sites'

const HINT = z.object({ idToken: z.string().min(1), locale: z.enum(LOCALES), target: z.string().min(1) })
/** The browser comes straight back with it. */
const HINT_SECONDS = 60
const MAX_HINT_CHARACTERS = 3900
/** Leads to the home page of the visitor's own locale. */
const ROOT = '/'

const hintCookie = (value: string, maxAge: number): CookieChange => {
  const secure = getSettings().COOKIE_SECURE
  // Its path is the proxy's, which the `__Host-` prefix does not allow.
  const name = `${secure ? '__Secure-' : ''}store.end_session`
  return { name, value, options: proxyCookieOptions(secure, maxAge) }
}

/**
 * The way to end the session at the identity provider: an address for the browser, and the ID token beside it
 * in a sealed cookie, because a token in an address would reach histories, logs and scripts. `target` is the
 * path the visitor comes to in the end. Undefined where there is no usable token.
 */
export async function prepareEndSession(
  { origin, locale }: { origin: string; locale: Locale },
  target: string,
  idToken: string | undefined,
): Promise<{ url: string; cookie: CookieChange } | undefined> {
  if (idToken === undefined) return undefined
  const value = await seal({ idToken, locale, target }, { ...sealKey('end-session'), maxAge: HINT_SECONDS })
  if (value.length > MAX_HINT_CHARACTERS) return undefined
  const url = buildEndSessionUrl(frontChannel(origin), {
    post_logout_redirect_uri: `${origin}${homePath(locale)}`,
  })
  return { url: url.href, cookie: hintCookie(value, HINT_SECONDS) }
}

/**
 * Ends the session at the identity provider for the browser that our sign-out has sent. Without its sealed
 * cookie nothing is ended, so no other page can sign anybody out. Whatever the identity provider answers, and
 * where it does not, the visitor goes on to where the sign-out leads (spec §4: a failed logout still
 * redirects).
 */
export async function answerEndSession(
  request: NextRequest,
  route: IdentityRoute,
  context: ProxyContext,
): Promise<NextResponse> {
  const { name } = hintCookie('', 0)
  const hint = await unseal(request.cookies.get(name)?.value, sealKey('end-session'), HINT)
  if (hint === undefined) return seeOther(ROOT)
  const answer = await sendToIdentityProvider({
    route,
    query: new URLSearchParams({
      id_token_hint: hint.idToken,
      post_logout_redirect_uri: `${context.origin}${homePath(hint.locale)}`,
    }),
    // The ID token names the session; a cookie that is there by now is that of a later one.
    headers: toUpstreamHeaders(request.headers, undefined, context),
    body: undefined,
  })
  if (answer === undefined || answer.status >= 400)
    logger.warn({ reason: answer?.status ?? 'no answer' }, 'Error during logout:')
  return seeOther(hint.target, [hintCookie('', 0)])
}
