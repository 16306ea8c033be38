import { z } from 'zod'
import { CART_WORDS } from '@/lib/cart/line-words'
import { FAILED } from '@/lib/cart/outcome'
import { FORM_ERRORS } from '@/lib/forms/form-errors'

/** What became of a sent saved cart or quote: told on a page, sent back with what is wrong, or nothing was done. */
export const KEPT_OUTCOME = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), href: z.string(), words: CART_WORDS }),
  z.object({ kind: z.literal('back'), errors: FORM_ERRORS }),
  FAILED,
])

export type KeptOutcome = z.infer<typeof KEPT_OUTCOME>

export const KEPT_ONCE = {
  schema: KEPT_OUTCOME,
  isFinal: ({ kind }: KeptOutcome) => kind === 'told',
}
