import { z } from 'zod'
import { completeSignIn } from '@/lib/auth/callback.server'
import { leaveNotice } from '@/lib/auth/sign-in-notice.server'
import { mergeAtSignIn, mergeNoticeAddress } from '@/lib/cart/merge/merge-at-sign-in.server'
import { getSettings } from '@/lib/config/env.server'
import { type CookieMap, withCookieChanges } from '@/lib/cookies/cookie-change'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { redirectToPrompts } from '@/lib/prompts/redirect-to-prompts.server'
import { noteSignIn } from '@/lib/session/sign-in-activity.server'
import { COOKIES_NEEDED, loginAddress } from '@/lib/site/login-address'
import { homePath, loginCallbackPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { inPreferredLanguage } from '@/lib/site-handover/preferred-language.server'
import { redirectAfterSignIn } from '@/lib/site-handover/redirect-to-home-site.server'
import { landingPath } from '../_landing/landing-path'

const NEEDS = { limit: 'read', origin: 'required', params: z.object({ locale: localeSchema }) } as const

/**
 * Redirect URI of the identity provider (spec §2): completes the sign-in, or redirects to the login page with
 * a notice.
 */
export const GET = defineRead(NEEDS, async ({ request, origin, params: { locale }, cookies: sent, now }) => {
  const callbackUrl = new URL(`${loginCallbackPath(locale)}${request.nextUrl.search}`, origin)
  const outcome = await completeSignIn(sent, callbackUrl, locale, now)
  if (outcome.kind === 'signedIn') {
    const wanted = landingPath(getSettings().STORE_HOSTS, new URL(origin).host, outcome.path)
    const after = withCookieChanges(sent, outcome.cookies)
    await noteSignIn(after, request.headers, now)
    const path = await inPreferredLanguage(wanted ?? homePath(locale), after, now)
    return goOn({ ...outcome, path }, { locale, origin, sent })
  }
  const { notice, returnTo, cookies } = outcome
  const word = notice === 'cookiesNeeded' ? COOKIES_NEEDED : undefined
  return redirectSeeOther(loginAddress(locale, { returnTo }, word), [...cookies, await leaveNotice(notice)])
})

type SignedIn = Extract<Awaited<ReturnType<typeof completeSignIn>>, { kind: 'signedIn' }>

/**
 * Redirects to the requested page, on the user's own site, after the merge of the anonymous cart and by way
 * of the open prompts.
 */
async function goOn(
  outcome: SignedIn,
  { locale, origin, sent }: { locale: Locale; origin: string; sent: CookieMap },
): Promise<Response> {
  const [onward, merged] = await Promise.all([
    redirectAfterSignIn(outcome, { origin, cookies: sent }, Date.now()),
    mergeAtSignIn({ locale, sent, issued: outcome.cookies }, Date.now()),
  ])
  const cookies = [...onward.cookies, ...merged.cookies]
  if (onward.location !== outcome.path) return redirectSeeOther(onward.location, cookies)
  const signedIn = { locale, origin, sent, issued: onward.cookies }
  const location = await redirectToPrompts(outcome.path, signedIn, Date.now())
  return redirectSeeOther(await mergeNoticeAddress(location, merged), cookies)
}
