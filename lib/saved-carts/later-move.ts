import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import type { CartNext } from '@/lib/cart/flash/cart-result'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import { cartPath } from '@/lib/site/paths'

/** A line, by its item code, that moves from the cart to the save-for-later list, or back. */
export type Move = { shopper: Shopper; context: SignedInContext; code: string; key: string }

/** Result of a completed move, with a flash for the cart page. */
export const done = (
  { shopper: { locale } }: Pick<Move, 'shopper'>,
  flash: CartFlash,
  rest: Partial<CartNext> = {},
): CartNext => ({ kind: 'next', href: cartPath(locale), flash, ...rest })

/** A flash of one sentence. */
export const sentence = (tone: CartFlash['tone'], message: string): CartFlash => ({
  tone,
  message,
  lines: [],
})
