import 'server-only'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { deleteCookies, readCookie, setFlagCookie } from '@/lib/cookies/own-cookies.server'

/**
 * Allows pages to try a silent sign-in. Without this flag they do not try, so first-time visitors cost no
 * request.
 */
export const rememberKnownBrowser = (): CookieChange => setFlagCookie('known')

/**
 * No silent sign-in until the next regular one: the identity provider has refused it, or the user has signed
 * out.
 */
export const forgetKnownBrowser = (cookies: CookieMap): readonly CookieChange[] =>
  deleteCookies(cookies, 'known')

/** Notifies other tabs that the user has signed out (spec §4). */
export const setSignedOutMarker = (): CookieChange => setFlagCookie('signedOut')

/** Whether a user of this browser has just signed out. */
export const hasSignedOutMarker = (cookies: CookieMap): boolean =>
  readCookie(cookies, 'signedOut') !== undefined

/** A new sign-in removes the signed-out flag. */
export const clearSignedOutMarker = (cookies: CookieMap): readonly CookieChange[] =>
  deleteCookies(cookies, 'signedOut')
