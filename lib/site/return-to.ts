/** Maximum length of an address that is carried through sign-in: three of them must fit into one cookie. */
const MAX_CHARACTERS = 512
/** Base for resolving a path; never part of a result. */
const BASE = 'http://store.invalid'
const NOT_PAGES = /^\/(?:api|_next)(?:\/|$)|^\/store\/customer(?:\/|$)|^\/[^/]+\/login\/auth(?:\/|$)/i

/**
 * Characters that browsers drop or read as a slash: the checked address must be the one that the browser
 * follows.
 */
const isTreacherous = (character: string): boolean =>
  character <= ' ' || character === '\\' || character === '\u007f'

/**
 * The page to return to after sign-in: a path of this site with exactly one leading slash, normalized as a
 * browser does, or undefined for anything else. Other hosts, schemes, addresses of back ends and our own
 * sign-in addresses are rejected.
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

/** Runs in the browser too (sign-out), and not all browsers can parse without throwing. */
function resolvePath(value: string): URL | undefined {
  try {
    return new URL(value, BASE)
  } catch {
    return undefined
  }
}

const isLocalPath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//')
