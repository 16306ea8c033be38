import { handleAddressForm } from '@/lib/addresses/handle-address-form.server'

/** Adds or changes an address of the address book. */
export const POST = handleAddressForm
