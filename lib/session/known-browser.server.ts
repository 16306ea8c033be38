import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { KNOWN_BROWSER_COOKIE } from '@/lib/session/cookie-names'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/validation/limits'

const marker = (value: string, maxAge: number): CookieChange => ({
  name: KNOWN_BROWSER_COOKIE,
  value,
  options: { httpOnly: false, sameSite: 'lax', path: '/', secure: getSettings().COOKIE_SECURE, maxAge },
})

/** Pages may ask for a silent sign-in from now on: without this word they ask for none, so strangers cost no request. */
export const rememberKnownBrowser = (): CookieChange => marker('1', SESSION_MAX_AGE_SECONDS)

/** No silent sign-in until the next real one: the identity provider has refused, or the visitor has signed out. */
export const forgetKnownBrowser = (cookies: CookieMap): readonly CookieChange[] =>
  cookies.has(KNOWN_BROWSER_COOKIE) ? [marker('', 0)] : []
