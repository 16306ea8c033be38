import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'

/** Browsers limit name, value and attributes of a cookie to 4096 bytes together. */
const CHUNK_CHARACTERS = 3900
const MAX_CHUNKS = 5

const chunkName = (name: string, index: number): string => `${name}.${index}`

/**
 * Every cookie name under which a value can be stored. Names are compared as a whole: a cookie with the same
 * prefix is not a chunk.
 */
const namesOf = (name: string): readonly string[] => [
  name,
  ...Array.from({ length: MAX_CHUNKS }, (_, index) => chunkName(name, index)),
]

/** Reads a value stored in one cookie, or in numbered cookies if it is too long for one. */
export function readChunkedCookie(cookies: CookieMap, name: string): string | undefined {
  const whole = cookies.get(name)
  if (whole !== undefined) return whole
  const [, ...numbered] = namesOf(name)
  const missing = numbered.findIndex(chunk => !cookies.has(chunk))
  const present = missing === -1 ? numbered : numbered.slice(0, missing)
  return present.length === 0 ? undefined : present.map(chunk => cookies.get(chunk)).join('')
}

/**
 * Changes that store a value and delete the cookies that an earlier, longer or shorter value has left in the
 * browser.
 * @throws Error if the value is longer than all chunks together
 */
export function writeChunkedCookie(
  cookies: CookieMap,
  name: string,
  value: string,
  options: CookieChange['options'],
): readonly CookieChange[] {
  const parts = value.match(new RegExp(`.{1,${CHUNK_CHARACTERS}}`, 'gs')) ?? []
  if (parts.length > MAX_CHUNKS) throw new Error(`cookie ${name} is too long`)
  const [first] = parts
  const written =
    parts.length === 1 && first !== undefined
      ? [{ name, value: first, options }]
      : parts.map((part, index) => ({ name: chunkName(name, index), value: part, options }))
  const kept = new Set(written.map(change => change.name))
  return [...written, ...clearChunkedCookie(cookies, name, options).filter(change => !kept.has(change.name))]
}

/** Changes that delete a value, in all cookies in which it is stored. */
export const clearChunkedCookie = (
  cookies: CookieMap,
  name: string,
  options: CookieChange['options'],
): readonly CookieChange[] => clearCookies(cookies, namesOf(name), options)
