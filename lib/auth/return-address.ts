import { NOTIFICATIONS_PARAMETER, RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { parseReturnTo } from '@/lib/site/return-to'

/** Pages that are not returned to after sign-in: the login page and the registration. */
const LEFT_BEHIND = /^\/[^/]+\/(?:login|register)(?:\/|$)/i

/**
 * An address without its notifications parameter: after sign-in, “you are signed out” must not be shown
 * again.
 */
function pageToReturnTo({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const query = new URLSearchParams(search)
  if (!query.has(NOTIFICATIONS_PARAMETER)) return parseReturnTo(`${pathname}${search}`)
  query.delete(NOTIFICATIONS_PARAMETER)
  return parseReturnTo(`${query}` === '' ? pathname : `${pathname}?${query}`)
}

/**
 * Address of the login page with the current page as return address; unchanged if that page is not returned
 * to.
 */
export function withReturnTo(login: string, page: { pathname: string; search: string }): string {
  const returnTo = LEFT_BEHIND.test(page.pathname) ? undefined : pageToReturnTo(page)
  return returnTo === undefined
    ? login
    : `${login}?${new URLSearchParams({ [RETURN_TO_PARAMETER]: returnTo })}`
}

/** The page of this site in the referrer, for links that cannot carry the return address. */
export function returnToOfReferrer(referrer: string, origin: string): string | undefined {
  const page = URL.parse(referrer)
  if (page === null || page.origin !== origin || LEFT_BEHIND.test(page.pathname)) return undefined
  return pageToReturnTo(page)
}
