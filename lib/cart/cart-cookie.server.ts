import 'server-only'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import { ANONYMOUS_CART_SECONDS } from '@/lib/config/limits'
import { SITE_IDS } from '@/lib/contract/site-ids'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { cookieName, HAS_CART_COOKIE } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { markChange } from '@/lib/session/browser-marks.server'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { getSite, type Locale } from '@/lib/site/sites'

const CONTENT = z.object({ carts: z.partialRecord(z.enum(SITE_IDS), z.string().min(1).max(64)) })

type Carts = z.infer<typeof CONTENT>['carts']

const cartCookie = (): string => cookieName('cart', getSettings().COOKIE_SECURE)

const readCarts = async (cookies: CookieMap): Promise<Carts> =>
  (await unseal(cookies.get(cartCookie()), sealKey('cart'), CONTENT))?.carts ?? {}

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
  return [
    ...clearCookies(cookies, [cartCookie()], sealedCookieOptions(0)),
    ...clearCookies(cookies, [HAS_CART_COOKIE], { ...sealedCookieOptions(0), httpOnly: false }),
  ]
}

async function writeCarts(carts: Carts): Promise<readonly CookieChange[]> {
  const value = await seal({ carts }, { ...sealKey('cart'), maxAge: ANONYMOUS_CART_SECONDS })
  return [
    { name: cartCookie(), value, options: sealedCookieOptions(ANONYMOUS_CART_SECONDS) },
    markChange(HAS_CART_COOKIE, ANONYMOUS_CART_SECONDS),
  ]
}
