import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** Where sign-in is to lead: back to a page, or on to the authorize call that sent the visitor here. */
export type SignInAim = { returnTo?: string | undefined; goto?: string | undefined }

/** Says on the login page that cookies are needed: to a browser without them no other message gets through. */
export const COOKIES_NEEDED = { name: 'cookies', value: 'needed' } as const

/** Says on the login page that a session has reached one of its limits. */
export const SESSION_ENDED = { name: 'told', value: 'sessionEnded' } as const

/** Shows on the login page what to do where signing in does not work. */
export const TROUBLE = { name: 'help', value: 'trouble' } as const

/** Address of that help, with what the sign-in is for. */
export function troubleAddress(locale: Locale, aim: SignInAim): string {
  const address = loginAddress(locale, aim)
  return `${address}${address.includes('?') ? '&' : '?'}${TROUBLE.name}=${TROUBLE.value}`
}

/** Where somebody comes whose session has reached a limit: the login page with the way back, which says why (spec §4). */
export const afterTimeoutAddress = (locale: Locale, returnTo: string | undefined): string =>
  `${loginPath(locale)}?${new URLSearchParams({
    ...(returnTo === undefined ? {} : { returnTo }),
    [SESSION_ENDED.name]: SESSION_ENDED.value,
  })}`

/** Address of the login page with what the sign-in is for. */
export function loginAddress(locale: Locale, { returnTo, goto }: SignInAim, cookiesNeeded = false): string {
  const query = new URLSearchParams({
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(goto === undefined ? {} : { goto }),
    ...(cookiesNeeded ? { [COOKIES_NEEDED.name]: COOKIES_NEEDED.value } : {}),
  }).toString()
  return query === '' ? loginPath(locale) : `${loginPath(locale)}?${query}`
}
