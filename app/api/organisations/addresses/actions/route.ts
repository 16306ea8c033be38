import { handleOrganisationAddressActions } from '@/lib/addresses/handle-organisation-address-actions.server'

/** Deletes an address of an organization, or makes it a default. */
export const POST = handleOrganisationAddressActions
