import { handleAddLines } from '@/lib/cart/changes/handle-add-lines.server'

/** Adds lines to the cart of the visitor or user, and creates it with the first line (contract 6.1). */
export const POST = handleAddLines
