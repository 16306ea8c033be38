/** Longest address that is carried through sign-in: three of them must fit one cookie. */
const MAX_CHARACTERS = 512
/** Only there to resolve a path against; never appears in an answer. */
const BASE = 'http://store.invalid'
const NOT_PAGES = /^\/(?:api|_next)(?:\/|$)|^\/store\/customer(?:\/|$)|^\/[^/]+\/login\/auth(?:\/|$)/i

/**
 * Characters that browsers drop or read as a slash: what is checked here must be what the browser follows.
 */
const isTreacherous = (character: string): boolean =>
  character <= ' ' || character === '\\' || character === '\u007f'

/**
 * The page to return to after sign-in: a path of this site beginning with exactly one slash, normalised as a
 * browser would, or undefined for anything else. Other hosts, schemes, back ends' addresses and our own
 * sign-in addresses never pass.
 */
export function parseReturnTo(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return undefined
  if (!isLocalPath(value) || [...value].some(isTreacherous)) return undefined
  const url = resolvePath(value)
  if (url === undefined || url.origin !== BASE || !isLocalPath(url.pathname)) return undefined
  if (NOT_PAGES.test(url.pathname)) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.length > MAX_CHARACTERS ? undefined : path
}

/** Browsers plan a sign-out by this too, and not all of them can parse without throwing. */
function resolvePath(value: string): URL | undefined {
  try {
    return new URL(value, BASE)
  } catch {
    return undefined
  }
}

const isLocalPath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//')
