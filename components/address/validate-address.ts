import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import { ADDRESS_FIELDS, checkAddress } from '@/lib/addresses/address-form'
import type { AddressValidation } from './address-validation'

/** Validation of an address of the address book for its form. */
export const validateAddress: AddressValidation = context =>
  checkFormValues(ADDRESS_FIELDS, form => checkAddress(form, context))
