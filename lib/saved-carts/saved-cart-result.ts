import { z } from 'zod'
import { CART_WORDS } from '@/lib/cart/line-words'
import { FAILED } from '@/lib/cart/outcome'
import { FORM_ERRORS } from '@/lib/forms/form-errors'

/**
 * What became of a sent saved cart or quote: told on a page, sent back with what is wrong, or nothing was
 * done.
 */
export const SAVED_CART_RESULT = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), href: z.string(), words: CART_WORDS }),
  z.object({ kind: z.literal('back'), errors: FORM_ERRORS }),
  FAILED,
])

export type SavedCartResult = z.infer<typeof SAVED_CART_RESULT>

export const SAVED_CART_RESULT_ONCE = {
  schema: SAVED_CART_RESULT,
  isFinal: ({ kind }: SavedCartResult) => kind === 'told',
}
