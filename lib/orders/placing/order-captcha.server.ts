import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type CaptchaOutcome, verifyCaptcha } from '@/lib/captcha/captcha.server'
import { captchaSite } from '@/lib/captcha/captcha-site.server'
import {
  hasConfirmedIdentity,
  noteCaptchaAsked,
  spendConfirmedIdentity,
} from '@/lib/captcha/confirmed-identity.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'

type Visit = { context: SignedInContext; cookies: CookieMap; now: number }

/** The captcha of the review, and whether a new sign-in has replaced it. */
type OrderCaptcha =
  | { kind: 'none' | 'replaced' }
  | { kind: 'asked'; site: NonNullable<ReturnType<typeof captchaSite>> }

async function siteOf({ locale, user }: SignedInContext) {
  const { values: flags } = await getFlags(locale, user.id)
  return flags['checkout-recaptcha'] ? captchaSite() : undefined
}

/** The captcha that the review shows. */
export async function openOrderCaptcha({ context, cookies, now }: Visit): Promise<OrderCaptcha> {
  const site = await siteOf(context)
  if (site === undefined) return { kind: 'none' }
  if (await hasConfirmedIdentity(context, cookies, now)) return { kind: 'replaced' }
  await noteCaptchaAsked(context, now)
  return { kind: 'asked', site }
}

/**
 * Whether an order may be placed: by the token of the captcha, or by a sign-in that took its place. That
 * sign-in is the way on while the service of the captcha is away, and for browsers without script.
 */
export async function admitOrder(
  { context, cookies, now }: Visit,
  { token, address }: { token: string; address: string },
): Promise<CaptchaOutcome> {
  if ((await siteOf(context)) === undefined) return 'passed'
  const isConfirmed = await hasConfirmedIdentity(context, cookies, now)
  if (isConfirmed && (await spendConfirmedIdentity(context))) return 'passed'
  const outcome = await verifyCaptcha(token, address)
  // The next order is asked again, and a later sign-in for something else is no permission to place it.
  if (outcome === 'passed') await spendConfirmedIdentity(context)
  else await noteCaptchaAsked(context, now)
  return outcome
}
