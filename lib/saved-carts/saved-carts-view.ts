import type { CartSummary } from '@/lib/contract/commerce/cart/saved-cart'

/** The saved carts of a user, or that they cannot be loaded now. */
export type SavedCartsView = readonly CartSummary[] | 'unavailable'
