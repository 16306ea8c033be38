import { handleAddressActions } from '@/lib/addresses/handle-address-actions.server'

/** Deletes an address of the address book, or makes it a default. */
export const POST = handleAddressActions
