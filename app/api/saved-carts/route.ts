import { handleSavedCarts } from '@/lib/saved-carts/handle-saved-carts.server'

/** Creates, restores and deletes saved carts (contract 6.2). */
export const POST = handleSavedCarts
