import {
  COOKIES_PARAMETER,
  GOTO_PARAMETER,
  HELP_PARAMETER,
  NOTICE_PARAMETER,
  RETURN_TO_PARAMETER,
} from './page-parameters.ts'
import { loginPath } from './paths.ts'
import type { Locale } from './sites.ts'

/** Where sign-in leads: back to a page, or on to the authorize request that sent the visitor here. */
export type SignInTarget = { returnTo?: string | undefined; goto?: string | undefined }

/** The login page shows that cookies are needed: a browser without cookies cannot carry any other message. */
export const COOKIES_NEEDED = { name: COOKIES_PARAMETER, value: 'needed' } as const

/** The login page shows that a session has reached one of its limits. */
export const SESSION_ENDED = { name: NOTICE_PARAMETER, value: 'sessionEnded' } as const

/** The login page shows the help with signing in. */
export const SIGN_IN_HELP = { name: HELP_PARAMETER, value: 'sign-in' } as const

type Word = typeof COOKIES_NEEDED | typeof SESSION_ENDED | typeof SIGN_IN_HELP

/** Address of the login page with the target of the sign-in and a message for the page to show. */
export function loginAddress(locale: Locale, { returnTo, goto }: SignInTarget, word?: Word): string {
  const query = new URLSearchParams({
    ...(returnTo === undefined ? {} : { [RETURN_TO_PARAMETER]: returnTo }),
    ...(goto === undefined ? {} : { [GOTO_PARAMETER]: goto }),
    ...(word === undefined ? {} : { [word.name]: word.value }),
  }).toString()
  return query === '' ? loginPath(locale) : `${loginPath(locale)}?${query}`
}

/** Address of the help with signing in, with the target of the sign-in. */
export const signInHelpAddress = (locale: Locale, target: SignInTarget): string =>
  loginAddress(locale, target, SIGN_IN_HELP)

/**
 * Address for a user whose session has reached a limit: the login page, which states the reason and returns
 * to the page afterwards (spec §4).
 */
export const afterTimeoutAddress = (locale: Locale, returnTo: string | undefined): string =>
  loginAddress(locale, { returnTo }, SESSION_ENDED)
