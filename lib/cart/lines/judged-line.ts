import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'

/**
 * Result of one line. `offer`: nothing was changed, because commerce would set another quantity than the
 * requested one; it accepts this quantity if the user confirms it.
 */
export type JudgedLine = CartModification & { offer?: number }
