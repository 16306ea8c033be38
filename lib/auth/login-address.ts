import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** Where sign-in is to lead: back to a page, or on to the authorize call that sent the visitor here. */
export type SignInAim = { returnTo?: string | undefined; goto?: string | undefined }

/** Says on the login page that cookies are needed: to a browser without them no other message gets through. */
export const COOKIES_NEEDED = { name: 'cookies', value: 'needed' } as const

/** Address of the login page with what the sign-in is for. */
export function loginAddress(locale: Locale, { returnTo, goto }: SignInAim, cookiesNeeded = false): string {
  const query = new URLSearchParams({
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(goto === undefined ? {} : { goto }),
    ...(cookiesNeeded ? { [COOKIES_NEEDED.name]: COOKIES_NEEDED.value } : {}),
  }).toString()
  return query === '' ? loginPath(locale) : `${loginPath(locale)}?${query}`
}
