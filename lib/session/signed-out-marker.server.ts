import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { SIGNED_OUT_COOKIE } from '@/lib/session/cookie-names'

/** Long enough for the other tabs of the browser to notice. */
const MARKER_SECONDS = 60

const marker = (value: string, maxAge: number): CookieChange => ({
  name: SIGNED_OUT_COOKIE,
  value,
  options: { httpOnly: false, sameSite: 'lax', path: '/', secure: getSettings().COOKIE_SECURE, maxAge },
})

/** Tells the other tabs that the visitor has signed out (spec §4). */
export const setSignedOutMarker = (): CookieChange => marker('1', MARKER_SECONDS)

/** A new sign-in takes the word back. */
export const clearSignedOutMarker = (cookies: CookieMap): readonly CookieChange[] =>
  cookies.has(SIGNED_OUT_COOKIE) ? [marker('', 0)] : []
