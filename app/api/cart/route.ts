import type { NextRequest } from 'next/server'
import { forgetCart } from '@/lib/cart/cart-cookie.server'
import { cartUnits } from '@/lib/cart/cart-form.server'
import { countLines } from '@/lib/cart/read-cart.server'
import { readShopper } from '@/lib/cart/shopper.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { isLocale } from '@/lib/site/sites'

/**
 * How many lines are in the cart, for the header of pages that are the same for everybody. Asking makes no
 * cart.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return refuseRequest(request, 400, 'locale')
  const cookies = cookieMapOf(request.cookies)
  const shopper = await readShopper(locale, cookies, Date.now())
  const { customer } = shopper
  const flood = await refuseFlood(
    request,
    customer.kind === 'signedIn' ? customer.context.user.id : undefined,
  )
  if (flood !== undefined) return flood
  const counted = await countLines(shopper)
  if (!counted.ok) return jsonAnswer({ state: 'unavailable' }, { status: 503 })
  const { lines, isGone } = counted.value
  return jsonAnswer(cartUnits(locale, lines), { cookies: isGone ? await forgetCart(cookies, locale) : [] })
}
