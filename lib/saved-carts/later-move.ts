import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { CartNext } from '@/lib/cart/cart-result'
import type { CartFlash } from '@/lib/cart/line-flash'
import type { Shopper } from '@/lib/cart/shopper.server'
import { cartPath } from '@/lib/site/routes'

/** A line, by the code of its item, that goes from the cart to what is saved for later, or back. */
export type Move = { shopper: Shopper; context: SignedInContext; code: string; key: string }

/** A move that came to an end, whatever there is to tell of it on the page of the cart. */
export const done = (
  { shopper: { locale } }: Pick<Move, 'shopper'>,
  flash: CartFlash,
  rest: Partial<CartNext> = {},
): CartNext => ({ kind: 'next', href: cartPath(locale), flash, ...rest })

/** One sentence about it. */
export const sentence = (tone: CartFlash['tone'], message: string): CartFlash => ({
  tone,
  message,
  lines: [],
})
