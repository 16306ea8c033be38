import { handleSavedCartImport } from '@/lib/saved-carts/handle-import.server'

/** A CSV file that becomes a saved cart, or is added to one. */
export const POST = handleSavedCartImport
