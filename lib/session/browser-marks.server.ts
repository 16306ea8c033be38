import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { KNOWN_BROWSER_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/cookies/cookie-names'

/** Long enough for other tabs of the browser to read the cookie. */
const SIGNED_OUT_SECONDS = 60

/** Scripts can read these cookies, so they have no content. */
const markOptions = (maxAge: number): CookieChange['options'] => ({
  httpOnly: false,
  sameSite: 'lax',
  path: '/',
  secure: getSettings().COOKIE_SECURE,
  maxAge,
})

/** Sets a flag cookie: only its presence has a meaning. */
export const markChange = (name: string, maxAge: number): CookieChange => ({
  name,
  value: '1',
  options: markOptions(maxAge),
})

/**
 * Allows pages to try a silent sign-in. Without this flag they do not try, so first-time visitors cost no
 * request.
 */
export const rememberKnownBrowser = (): CookieChange =>
  markChange(KNOWN_BROWSER_COOKIE, SESSION_MAX_AGE_SECONDS)

/**
 * No silent sign-in until the next regular one: the identity provider has refused it, or the user has signed
 * out.
 */
export const forgetKnownBrowser = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [KNOWN_BROWSER_COOKIE], markOptions(0))

/** Notifies other tabs that the user has signed out (spec §4). */
export const setSignedOutMarker = (): CookieChange => markChange(SIGNED_OUT_COOKIE, SIGNED_OUT_SECONDS)

/** A new sign-in removes the signed-out flag. */
export const clearSignedOutMarker = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [SIGNED_OUT_COOKIE], markOptions(0))
