import 'server-only'
import { signOut } from '@/lib/auth/sign-out.server'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { readCookie } from '@/lib/cookies/own-cookies.server'
import type { Locale } from '@/lib/site/sites'

/**
 * Signs a customer out whom this browser still knows, so that support staff and a customer never have a
 * session side by side. The page that would come next is not followed.
 * @param now epoch milliseconds
 */
export async function endCustomerSession(
  cookies: CookieMap,
  { origin, locale }: { origin: string; locale: Locale },
  now: number,
): Promise<readonly CookieChange[]> {
  const isKnown = (['session', 'known'] as const).some(id => readCookie(cookies, id) !== undefined)
  if (!isKnown) return []
  const signedOut = await signOut(cookies, { origin, locale, timeout: false, from: undefined }, now)
  return signedOut.cookies
}
