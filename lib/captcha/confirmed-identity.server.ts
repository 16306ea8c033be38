import 'server-only'
import { z } from 'zod'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { isRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { openSession } from '@/lib/session/session-cookies.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'

const keyOf = ({ user }: SignedInContext): string => `captcha-asked/${user.id}`

/** Notes that a user is asked for a captcha. From now on, a new sign-in counts in its place. */
export async function noteCaptchaAsked(context: SignedInContext, now: number): Promise<void> {
  await sharedState().setIfAbsent(keyOf(context), String(now), SESSION_MAX_AGE_SECONDS)
}

/**
 * Whether the user has signed in since they were asked for a captcha, which is the other way for whoever
 * cannot use it. A sign-in from before does not count, or a program could leave the captcha out.
 * @param now epoch milliseconds
 */
export async function hasConfirmedIdentity(
  context: SignedInContext,
  cookies: CookieMap,
  now: number,
): Promise<boolean> {
  const [stored, { identity }] = await Promise.all([
    sharedState().get(keyOf(context)),
    openSession(cookies, now),
  ])
  const askedAt = readStored(stored, z.number())
  if (askedAt === undefined || identity?.authenticatedAt === undefined) return false
  const { signedInAt, authenticatedAt } = identity
  const isSince = signedInAt > askedAt && authenticatedAt >= wholeSecond(askedAt)
  return isSince && isRecentSignIn(authenticatedAt, now)
}

/** The identity provider tells the time of a sign-in in whole seconds. */
const wholeSecond = (time: number): number => Math.floor(time / 1000) * 1000

/**
 * Ends what `hasConfirmedIdentity` says: a sign-in replaces one captcha. Of concurrent calls one gets true.
 */
export const spendConfirmedIdentity = async (context: SignedInContext): Promise<boolean> =>
  (await sharedState().take(keyOf(context))) !== undefined
