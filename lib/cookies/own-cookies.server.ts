import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { COOKIES, type CookieId, type CookieRow, cookieName } from '@/lib/cookies/cookie-table'

/** The name of a cookie in this deployment. */
export function nameOfCookie(cookie: CookieId): string {
  const { COOKIE_SECURE, IDENTITY_COOKIE } = getSettings()
  return cookie === 'identity' ? IDENTITY_COOKIE : cookieName(cookie, COOKIE_SECURE)
}

/** The attributes of a cookie in this deployment, with its full lifetime. */
export function optionsOfCookie(cookie: CookieId): CookieChange['options'] {
  const { path, seconds, isReadable = false }: CookieRow = COOKIES[cookie]
  return {
    httpOnly: !isReadable,
    sameSite: 'lax',
    path,
    secure: getSettings().COOKIE_SECURE,
    maxAge: seconds,
  }
}

/** Sets a cookie of the table. */
export const setCookie = (cookie: CookieId, value: string): CookieChange => ({
  name: nameOfCookie(cookie),
  value,
  options: optionsOfCookie(cookie),
})

/** Sets a flag cookie: only its presence has a meaning. */
export const setFlagCookie = (cookie: CookieId): CookieChange => setCookie(cookie, '1')

/** The value of a cookie in a request. */
export const readCookie = (cookies: CookieMap, cookie: CookieId): string | undefined =>
  cookies.get(nameOfCookie(cookie))

/** Deletes cookies of the table, those that the request contains. */
export const deleteCookies = (cookies: CookieMap, ...ids: readonly CookieId[]): readonly CookieChange[] =>
  ids.flatMap(id => clearCookies(cookies, [nameOfCookie(id)], optionsOfCookie(id)))
