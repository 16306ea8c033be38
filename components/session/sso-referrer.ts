import { RETURN_TO_PARAMETER } from '@/lib/site/page-parameters'
import { loginPath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'

/**
 * Storage key of the page before a sign-in (spec §3, client-side storage): stored while the sign-in goes on,
 * deleted when it has ended.
 */
const SSO_REFERRER = 'store.sso_referrer'

/** Records that a sign-in starts from this page. The sign-in works without storage, too. */
export function noteSignInStart(page: string): void {
  try {
    sessionStorage.setItem(SSO_REFERRER, page)
  } catch {
    // The return address does not depend on it: the sign-in flow contains it.
  }
}

export function noteSignInEnd(): void {
  try {
    sessionStorage.removeItem(SSO_REFERRER)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * The page from which a visitor came to the login page; undefined on other pages, and where the login page
 * was opened directly.
 */
export function pageBeforeLogin(
  { pathname, search, origin }: Location,
  referrer: string,
): string | undefined {
  if (!LOCALES.some(locale => loginPath(locale) === pathname)) return undefined
  const wanted = new URLSearchParams(search).get(RETURN_TO_PARAMETER)
  if (wanted !== null) return wanted
  const before = URL.parse(referrer)
  return before?.origin === origin ? `${before.pathname}${before.search}` : undefined
}
