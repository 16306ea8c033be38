import 'server-only'
import { z } from 'zod'
import { SITE_IDS } from '@/lib/contract/site-ids'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { deleteCookies, readCookie, setCookie, setFlagCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { getSite, type Locale } from '@/lib/site/sites'

const CONTENT = z.object({ carts: z.partialRecord(z.enum(SITE_IDS), z.string().min(1).max(64)) })

type Carts = z.infer<typeof CONTENT>['carts']

const readCarts = async (cookies: CookieMap): Promise<Carts> =>
  (await unseal(readCookie(cookies, 'cart'), sealKey('cart'), CONTENT))?.carts ?? {}

/**
 * The guid of this browser's anonymous cart on a site. The guid alone gives access to the cart, so it leaves
 * our server only in a sealed cookie.
 */
export const readCartGuid = async (cookies: CookieMap, locale: Locale): Promise<string | undefined> =>
  (await readCarts(cookies))[getSite(locale).siteId]

/**
 * Stores the anonymous cart of a site in the cookie. Every use extends the cookie, as commerce extends the
 * cart.
 */
export const rememberCart = async (
  cookies: CookieMap,
  locale: Locale,
  guid: string,
): Promise<readonly CookieChange[]> =>
  writeCarts({ ...(await readCarts(cookies)), [getSite(locale).siteId]: guid })

/** Removes the anonymous cart of a site from the cookie; those of other sites stay. */
export async function forgetCart(cookies: CookieMap, locale: Locale): Promise<readonly CookieChange[]> {
  const { [getSite(locale).siteId]: _, ...others } = await readCarts(cookies)
  if (Object.keys(others).length > 0) return writeCarts(others)
  return deleteCookies(cookies, 'cart', 'hasCart')
}

async function writeCarts(carts: Carts): Promise<readonly CookieChange[]> {
  const value = await seal({ carts }, { ...sealKey('cart'), maxAge: COOKIES.cart.seconds })
  return [setCookie('cart', value), setFlagCookie('hasCart')]
}
