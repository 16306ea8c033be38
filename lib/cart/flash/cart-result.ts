import { z } from 'zod'
import { FAILED, NEXT, REJECTED, type ResultOf } from '@/lib/handlers/form-result'
import { CART_FLASH } from './line-flash'

/** Result of a cart change that was carried out, with the data that a script needs. */
const CART_NEXT = NEXT.extend({
  flash: CART_FLASH.optional(),
  /** Codes of the items whose quantity in the cart has increased. */
  added: z.array(z.string()).readonly().optional(),
  /** Errors of single quantities, to be shown at their fields. */
  faults: z
    .array(z.object({ code: z.string(), text: z.string() }))
    .readonly()
    .optional(),
  /** Number of lines in the cart. */
  totalItems: z.int().optional(),
  /** Only a part was carried out; the rest may be submitted again. */
  isIncomplete: z.boolean().optional(),
})

export type CartNext = z.infer<typeof CART_NEXT>

/** Result of a submitted cart form. */
export type CartResult = ResultOf<CartNext>

/** Which results are stored for a repeated submission: only those that were carried out completely. */
export const STORED_CART_RESULT = {
  schema: z.discriminatedUnion('kind', [CART_NEXT, REJECTED, FAILED]),
  isFinal: (result: CartResult) => result.kind === 'next' && result.isIncomplete !== true,
}
