import { forgetCart } from '@/lib/cart/cart-cookie.server'
import { cartUnits } from '@/lib/cart/cart-form.server'
import { countLines } from '@/lib/cart/read-cart.server'
import { shopperOf } from '@/lib/cart/shopper.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { jsonResponse } from '@/lib/handlers/respond.server'

const NEEDS = { limit: 'read', session: 'optional', query: localeQuerySchema } as const

/** Number of lines in the cart, for the header of cached pages. This read never creates a cart. */
export const GET = defineRead(NEEDS, async ({ session, cookies, query: { locale } }) => {
  const counted = await countLines(await shopperOf(session, locale, cookies))
  if (!counted.ok) return counted
  const { lines, isGone } = counted.value
  return jsonResponse(cartUnits(locale, lines), { cookies: isGone ? await forgetCart(cookies, locale) : [] })
})
