import 'server-only'
import { z } from 'zod'
import { SITE_IDS } from '@/lib/contract/site-ids'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { getSite, type Locale } from '@/lib/site/sites'

const CONTENT = z.object({
  site: z.enum(SITE_IDS),
  /** The number that was asked for. */
  order: z.string().max(20).optional(),
  /** Waits for its code. */
  lookupId: z.string().max(64).optional(),
  /** Opens the order. */
  token: z.string().max(200).optional(),
})

export type OrderLookup = Omit<z.infer<typeof CONTENT>, 'site'>

/**
 * The order look-up of this browser on a site. Neither id nor token leaves our server but in a sealed
 * cookie.
 */
export async function readOrderLookup(cookies: CookieMap, locale: Locale): Promise<OrderLookup> {
  const content = await unseal(readCookie(cookies, 'orderLookup'), sealKey('order-lookup'), CONTENT)
  if (content === undefined || content.site !== getSite(locale).siteId) return {}
  const { site: _, ...lookup } = content
  return lookup
}

/** Stores the state of a look-up; it takes the place of the one before. */
export async function rememberOrderLookup(
  locale: Locale,
  lookup: OrderLookup,
): Promise<readonly CookieChange[]> {
  const content = { site: getSite(locale).siteId, ...lookup }
  const options = { ...sealKey('order-lookup'), maxAge: COOKIES.orderLookup.seconds }
  return [setCookie('orderLookup', await seal(content, options))]
}
