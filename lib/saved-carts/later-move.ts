import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { CartWrite } from '@/lib/cart/cart-write'
import type { CartMessages } from '@/lib/cart/line-words'
import type { CartOutcome } from '@/lib/cart/outcome'

/** A line, by the code of its item, that goes from the cart to what is saved for later, or back. */
export type Move = { write: CartWrite; context: SignedInContext; code: string; key: string }

type Done = Extract<CartOutcome, { kind: 'done' }>

/** A move that came to an end, whatever there is to tell of it. */
export const done = (words: CartMessages, rest: Partial<Done> = {}): Done => ({
  kind: 'done',
  words,
  added: [],
  cookies: [],
  incomplete: false,
  ...rest,
})

/** One sentence about it. */
export const said = (tone: CartMessages['tone'], message: string): CartMessages => ({
  tone,
  message,
  lines: [],
})
