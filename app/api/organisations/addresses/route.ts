import { handleOrganisationAddressForm } from '@/lib/addresses/handle-organisation-address-form.server'

/** Adds or changes an address of an organization. */
export const POST = handleOrganisationAddressForm
