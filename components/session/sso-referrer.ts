import { loginPath } from '@/lib/site/routes'
import { LOCALES } from '@/lib/site/sites'

/**
 * Where somebody was before a sign-in (spec §3, client-side storage): there while it goes on, gone once it
 * has ended.
 */
const SSO_REFERRER = 'store.sso_referrer'

/** A sign-in starts from this page. A browser that keeps nothing signs in all the same. */
export function noteSignInStart(page: string): void {
  try {
    sessionStorage.setItem(SSO_REFERRER, page)
  } catch {
    // Nothing of the way back depends on it: that travels with the sign-in itself.
  }
}

export function noteSignInEnd(): void {
  try {
    sessionStorage.removeItem(SSO_REFERRER)
  } catch {
    // What was not kept need not go.
  }
}

/**
 * The page that a visitor of the login page comes from; undefined on other pages, and for who has opened it
 * directly.
 */
export function pageBeforeLogin(
  { pathname, search, origin }: Location,
  referrer: string,
): string | undefined {
  if (!LOCALES.some(locale => loginPath(locale) === pathname)) return undefined
  const wanted = new URLSearchParams(search).get('returnTo')
  if (wanted !== null) return wanted
  const before = URL.parse(referrer)
  return before?.origin === origin ? `${before.pathname}${before.search}` : undefined
}
