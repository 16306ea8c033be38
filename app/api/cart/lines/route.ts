import { handleAddLines } from '@/lib/cart/handle-add-lines.server'

/** Adds lines to the cart of whoever sends them, and makes it with the first one (contract 6.1). */
export const POST = handleAddLines
