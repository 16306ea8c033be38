import { z } from 'zod'
import { FAILED, NEXT, REJECTED, type ResultOf } from '@/lib/handlers/form-result'
import { CART_FLASH } from './line-flash'

/** A change of a cart that was carried out, with what a script needs to know of it. */
const CART_NEXT = NEXT.extend({
  flash: CART_FLASH.optional(),
  /** Codes of the items of which more is in the cart now. */
  added: z.array(z.string()).readonly().optional(),
  /** What is wrong with single quantities, to be told at their fields. */
  faults: z
    .array(z.object({ code: z.string(), text: z.string() }))
    .readonly()
    .optional(),
  /** Lines in the whole cart. */
  totalItems: z.int().optional(),
  /** Some of it may be sent again. */
  isIncomplete: z.boolean().optional(),
})

export type CartNext = z.infer<typeof CART_NEXT>

/** What became of a submitted form about carts. */
export type CartResult = ResultOf<CartNext>

/** Which results are stored for whoever submits the same again: what is done as a whole. */
export const STORED_CART_RESULT = {
  schema: z.discriminatedUnion('kind', [CART_NEXT, REJECTED, FAILED]),
  isFinal: (result: CartResult) => result.kind === 'next' && result.isIncomplete !== true,
}
