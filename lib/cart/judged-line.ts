import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'

/**
 * What became of one line. `offer`: nothing was done, because commerce would have given another quantity than
 * was asked for; it takes this one, where the buyer says so.
 */
export type JudgedLine = CartModification & { offer?: number }
