import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { KNOWN_BROWSER_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/cookies/cookie-names'

/** Long enough for the other tabs of the browser to notice. */
const SIGNED_OUT_SECONDS = 60

/** Scripts read these cookies, so there is nothing in them. */
const markOptions = (maxAge: number): CookieChange['options'] => ({
  httpOnly: false,
  sameSite: 'lax',
  path: '/',
  secure: getSettings().COOKIE_SECURE,
  maxAge,
})

/** Sets a mark: a cookie that says only that it is there. */
export const markChange = (name: string, maxAge: number): CookieChange => ({
  name,
  value: '1',
  options: markOptions(maxAge),
})

/**
 * Pages may ask for a silent sign-in from now on: without this word they ask for none, so strangers cost no
 * request.
 */
export const rememberKnownBrowser = (): CookieChange =>
  markChange(KNOWN_BROWSER_COOKIE, SESSION_MAX_AGE_SECONDS)

/**
 * No silent sign-in until the next real one: the identity provider has refused, or the visitor has signed
 * out.
 */
export const forgetKnownBrowser = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [KNOWN_BROWSER_COOKIE], markOptions(0))

/** Tells the other tabs that the visitor has signed out (spec §4). */
export const setSignedOutMarker = (): CookieChange => markChange(SIGNED_OUT_COOKIE, SIGNED_OUT_SECONDS)

/** A new sign-in takes the word back. */
export const clearSignedOutMarker = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [SIGNED_OUT_COOKIE], markOptions(0))
