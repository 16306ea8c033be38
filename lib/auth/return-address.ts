import { parseReturnTo } from '@/lib/auth/return-to'

/** Pages that a sign-in is meant to leave behind: the login page and the registration. */
const LEFT_BEHIND = /^\/[^/]+\/(?:login|register)(?:\/|$)/i

/** The address of the login page with the way back to where somebody is; as it is where nothing is to be returned to. */
export function withReturnTo(
  login: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const returnTo = LEFT_BEHIND.test(pathname) ? undefined : parseReturnTo(`${pathname}${search}`)
  return returnTo === undefined ? login : `${login}?${new URLSearchParams({ returnTo })}`
}

/** The page of this site that a visitor comes from, for those whose links could not carry the way back. */
export function returnToOfReferrer(referrer: string, origin: string): string | undefined {
  const page = URL.parse(referrer)
  if (page === null || page.origin !== origin || LEFT_BEHIND.test(page.pathname)) return undefined
  return parseReturnTo(`${page.pathname}${page.search}`)
}
