import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'

/** Whether a saved cart is the user’s own; everything is where commerce has no shares. */
export const isOwnList = ({ permission = 'OWN' }: Pick<CartSummary, 'permission'>): boolean =>
  permission === 'OWN'
