import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'

/** Browsers keep 4096 bytes of name, value and attributes together. */
const CHUNK_CHARACTERS = 3900
const MAX_CHUNKS = 5

const chunkName = (name: string, index: number): string => `${name}.${index}`

/**
 * Every name a value can be stored under. Names are compared whole: a cookie that merely begins alike is not
 * a chunk.
 */
const namesOf = (name: string): readonly string[] => [
  name,
  ...Array.from({ length: MAX_CHUNKS }, (_, index) => chunkName(name, index)),
]

/** A value stored under one name, or under numbered names where it is too long for one cookie. */
export function readChunkedCookie(cookies: CookieMap, name: string): string | undefined {
  const whole = cookies.get(name)
  if (whole !== undefined) return whole
  const [, ...numbered] = namesOf(name)
  const missing = numbered.findIndex(chunk => !cookies.has(chunk))
  const present = missing === -1 ? numbered : numbered.slice(0, missing)
  return present.length === 0 ? undefined : present.map(chunk => cookies.get(chunk)).join('')
}

/**
 * The changes that store a value and take away every other name an earlier, longer or shorter value has left
 * in the browser.
 * @throws Error where the value is longer than all chunks together
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

/** The changes that take a value away, under whatever names it is stored. */
export const clearChunkedCookie = (
  cookies: CookieMap,
  name: string,
  options: CookieChange['options'],
): readonly CookieChange[] => clearCookies(cookies, namesOf(name), options)
