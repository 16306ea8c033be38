import type { ValidateForm } from '@/components/form/enhanced/use-checked-fields'
import type { IndustryChoices } from '@/lib/forms/choices'
import type { ContactAddressContext } from '@/lib/registration/schemas/contact-address'

/** Validation of a form with an address, from the reference data of its country and the industries. */
export type AddressValidation = (context: ContactAddressContext, industries: IndustryChoices) => ValidateForm

/** Accepts everything, until the validation is loaded. */
export const ACCEPT_ANY_ADDRESS: AddressValidation = () => () => []
