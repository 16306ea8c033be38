import 'server-only'
import { z } from 'zod'
import { parseGoto } from '@/lib/auth/goto'
import type { SignInNotice } from '@/lib/auth/sign-in-notice'
import { signInAtIdentity } from '@/lib/backends/identity/identity-session.server'
import { getSettings } from '@/lib/config/env.server'
import { EMAIL_MAX_CHARACTERS } from '@/lib/config/limits'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { failed, ok, type Result } from '@/lib/result/result'
import type { SignInTarget } from '@/lib/site/login-address'
import { homePath, silentSignInPath } from '@/lib/site/paths'
import { parseReturnTo } from '@/lib/site/return-to'
import type { Locale } from '@/lib/site/sites'

/**
 * Far above the rule for new passwords: passwords of older accounts must be accepted, excessive input must
 * not.
 */
const MAX_PASSWORD_CHARACTERS = 1024

/** Fields of the sign-in form; a value of another type or length counts as missing. */
export const SIGN_IN_FORM = z
  .object({
    username: z.string().trim().max(EMAIL_MAX_CHARACTERS).catch(''),
    password: z.string().max(MAX_PASSWORD_CHARACTERS).catch(''),
    returnTo: z.string().optional().catch(undefined),
    goto: z.string().optional().catch(undefined),
    rememberMe: z
      .union([z.literal('on'), z.literal(true)])
      .optional()
      .catch(undefined),
  })
  .catch({ username: '', password: '' })

export type SignInForm = z.infer<typeof SIGN_IN_FORM>

/** Input that the form shows again after a failed attempt. */
export const enteredIn = ({ username, rememberMe }: SignInForm) => ({
  username,
  rememberMe: rememberMe !== undefined,
})

/**
 * The target of a submitted or linked sign-in: its return address and `goto`, only if they are addresses of
 * ours.
 */
export const readSignInTarget = (
  asked: { returnTo?: unknown; goto?: unknown },
  origin: string,
): SignInTarget => ({
  returnTo: parseReturnTo(asked.returnTo),
  goto: parseGoto(asked.goto, origin, getSettings().IDENTITY_REALM),
})

/**
 * Signs a user in with username and password (spec §7). An unknown user, a wrong password and a locked
 * account all result in `refused`: the response never reveals which.
 */
export async function signIn(
  { username, password }: SignInForm,
  target: SignInTarget,
  locale: Locale,
): Promise<Result<{ location: string; cookie: CookieChange }, SignInNotice>> {
  if (username === '' || password === '') return failed('missing')
  const session = await signInAtIdentity(username, password)
  if (!session.ok) return failed(session.error.kind === 'locked' ? 'refused' : session.error.kind)
  return ok({
    location: target.goto ?? silentSignInPath(locale, target.returnTo ?? homePath(locale)),
    cookie: session.value,
  })
}
