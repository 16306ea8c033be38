import { loginPath } from './routes.ts'
import type { Locale } from './sites.ts'

/** Where sign-in is to lead: back to a page, or on to the authorize call that sent the visitor here. */
export type SignInAim = { returnTo?: string | undefined; goto?: string | undefined }

/**
 * Says on the login page that cookies are needed: to a browser without them no other message gets through.
 */
export const COOKIES_NEEDED = { name: 'cookies', value: 'needed' } as const

/** Says on the login page that a session has reached one of its limits. */
export const SESSION_ENDED = { name: 'notice', value: 'sessionEnded' } as const

/** Shows on the login page what to do where signing in does not work. */
export const SIGN_IN_HELP = { name: 'help', value: 'sign-in' } as const

type Word = typeof COOKIES_NEEDED | typeof SESSION_ENDED | typeof SIGN_IN_HELP

/** Address of the login page with what the sign-in is for, and with a word that the page is to say. */
export function loginAddress(locale: Locale, { returnTo, goto }: SignInAim, word?: Word): string {
  const query = new URLSearchParams({
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(goto === undefined ? {} : { goto }),
    ...(word === undefined ? {} : { [word.name]: word.value }),
  }).toString()
  return query === '' ? loginPath(locale) : `${loginPath(locale)}?${query}`
}

/** Address of the help with signing in, with what the sign-in is for. */
export const signInHelpAddress = (locale: Locale, aim: SignInAim): string =>
  loginAddress(locale, aim, SIGN_IN_HELP)

/**
 * Where somebody comes whose session has reached a limit: the login page with the way back, which says why
 * (spec §4).
 */
export const afterTimeoutAddress = (locale: Locale, returnTo: string | undefined): string =>
  loginAddress(locale, { returnTo }, SESSION_ENDED)
