import { handleSavedCarts } from '@/lib/saved-carts/handle-saved-carts.server'

/** Saves carts, puts them into the one that is being filled, and deletes them (contract 6.2). */
export const POST = handleSavedCarts
