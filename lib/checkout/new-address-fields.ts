import { ADDRESS_FIELDS } from '@/lib/addresses/address-form'

const { defaultDelivery: _, defaultBilling: __, ...PLACE } = ADDRESS_FIELDS

/** Fields of an address that is entered in the checkout. */
export const NEW_ADDRESS_FIELDS = { ...PLACE, saveAddress: 'checkbox' } as const
