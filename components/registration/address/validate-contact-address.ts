import type { AddressValidation } from '@/components/address/address-validation'
import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import { CONTACT_ADDRESS_FIELDS, checkContactAddress } from '@/lib/registration/schemas/contact-address'

/** Validation of the contact-address step (spec §5) for its form. */
export const validateContactAddress: AddressValidation = context =>
  checkFormValues(CONTACT_ADDRESS_FIELDS, form => checkContactAddress(form, context))
