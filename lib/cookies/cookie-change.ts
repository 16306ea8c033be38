import { z } from 'zod'

/** Cookies of one request by name. */
export type CookieMap = ReadonlyMap<string, string>

/** One cookie to set; `maxAge` is seconds, 0 deletes the cookie. */
export const COOKIE_CHANGE = z.object({
  name: z.string(),
  value: z.string(),
  options: z.object({
    httpOnly: z.boolean(),
    sameSite: z.literal('lax'),
    path: z.string(),
    secure: z.boolean(),
    maxAge: z.number(),
  }),
})

export type CookieChange = z.infer<typeof COOKIE_CHANGE>

type CookieStore = { getAll(): readonly { name: string; value: string }[] }

type CookieSink = { set(name: string, value: string, options: CookieChange['options']): unknown }

export const cookieMapOf = (cookies: CookieStore): CookieMap =>
  new Map(cookies.getAll().map(({ name, value }) => [name, value]))

/** Writes cookie changes to a response. */
export function applyCookieChanges(cookies: CookieSink, changes: readonly CookieChange[]): void {
  for (const { name, value, options } of changes) cookies.set(name, value, options)
}

/** The cookies of a request as they will be after the browser has applied the changes. */
export function withCookieChanges(cookies: CookieMap, changes: readonly CookieChange[]): CookieMap {
  const changed = new Map(cookies)
  for (const { name, value, options } of changes) {
    if (options.maxAge > 0) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

/** Changes that delete cookies, for those that the request contains. */
export const clearCookies = (
  cookies: CookieMap,
  names: readonly string[],
  options: CookieChange['options'],
): readonly CookieChange[] =>
  names
    .filter(name => cookies.has(name))
    .map(name => ({ name, value: '', options: { ...options, maxAge: 0 } }))

/** A `Cookie` header with these cookies, encoded as the framework's own cookie store decodes it. */
export const toCookieHeader = (cookies: CookieMap): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
