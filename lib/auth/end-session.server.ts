import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { buildEndSessionUrl } from 'openid-client'
import { z } from 'zod'
import { type ProxyContext, toUpstreamHeaders } from '@/lib/backends/identity/identity-proxy-rules'
import type { IdentityRoute } from '@/lib/backends/identity/identity-routes'
import { frontChannel } from '@/lib/backends/identity/oidc-client.server'
import { sendToIdentityProvider } from '@/lib/backends/identity/upstream.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { nameOfCookie, optionsOfCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { logger } from '@/lib/log/logger'
import { homePath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'

const HINT = z.object({ idToken: z.string().min(1), locale: z.enum(LOCALES), target: z.string().min(1) })
const MAX_HINT_CHARACTERS = 3900
/** Redirects to the home page of the visitor's own locale. */
const ROOT = '/'

/**
 * Prepares the end of the identity provider's session: an address for the browser, and the ID token in a
 * sealed cookie, because a token in an address would get into histories, logs and scripts. `target` is the
 * path of the final redirect. Undefined if there is no usable token.
 */
export async function prepareEndSession(
  { origin, locale }: { origin: string; locale: Locale },
  target: string,
  idToken: string | undefined,
): Promise<{ url: string; cookie: CookieChange } | undefined> {
  if (idToken === undefined) return undefined
  const value = await seal(
    { idToken, locale, target },
    { ...sealKey('end-session'), maxAge: COOKIES.endSession.seconds },
  )
  if (value.length > MAX_HINT_CHARACTERS) return undefined
  const url = buildEndSessionUrl(frontChannel(origin), {
    post_logout_redirect_uri: `${origin}${homePath(locale)}`,
  })
  return { url: url.href, cookie: setCookie('endSession', value) }
}

/**
 * Ends the identity provider's session for a browser that our sign-out has redirected. Nothing is ended
 * without the sealed cookie, so no other page can sign a user out. Whatever the identity provider responds,
 * and even if it does not, the visitor is redirected to the target of the sign-out (spec §4: a failed logout
 * still redirects).
 */
export async function answerEndSession(
  request: NextRequest,
  route: IdentityRoute,
  context: ProxyContext,
): Promise<NextResponse> {
  const name = nameOfCookie('endSession')
  const hint = await unseal(request.cookies.get(name)?.value, sealKey('end-session'), HINT)
  if (hint === undefined) return redirectSeeOther(ROOT)
  const answer = await sendToIdentityProvider({
    route,
    query: new URLSearchParams({
      id_token_hint: hint.idToken,
      post_logout_redirect_uri: `${context.origin}${homePath(hint.locale)}`,
    }),
    // The ID token identifies the session; a session cookie present by now belongs to a later session.
    headers: toUpstreamHeaders(request.headers, undefined, context),
    body: undefined,
  })
  if (answer === undefined || answer.status >= 400)
    logger.warn({ reason: answer?.status ?? 'no answer' }, 'Error during logout:')
  return redirectSeeOther(hint.target, [
    { name, value: '', options: { ...optionsOfCookie('endSession'), maxAge: 0 } },
  ])
}
