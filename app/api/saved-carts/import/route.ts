import { handleSavedCartImport } from '@/lib/saved-cart-files/handle-import.server'

/** A CSV file that becomes a saved cart, or is added to one. */
export const POST = handleSavedCartImport
