import { actingAccountName } from '@/lib/cart/access/acting-account-name'
import { forgetCart } from '@/lib/cart/access/cart-cookie.server'
import { readBadge } from '@/lib/cart/access/read-cart.server'
import { shopperOf } from '@/lib/cart/access/shopper.server'
import { cartUnits } from '@/lib/cart/flash/cart-form.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { jsonResponse } from '@/lib/handlers/respond.server'

const NEEDS = { limit: 'read', session: 'optional', query: localeQuerySchema } as const

/** Number of lines and account of the cart, for the header of cached pages. Never creates a cart. */
export const GET = defineRead(NEEDS, async ({ session, cookies, query: { locale } }) => {
  const badge = await readBadge(await shopperOf(session, locale, cookies))
  if (!badge.ok) return badge
  const { lines, isGone, account } = badge.value
  return jsonResponse(
    {
      ...cartUnits(locale, lines),
      ...(account !== undefined && { account: actingAccountName(locale, account) }),
    },
    { cookies: isGone ? await forgetCart(cookies, locale) : [] },
  )
})
