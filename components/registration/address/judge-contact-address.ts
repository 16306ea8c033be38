import { checkFormValues } from '@/components/form/check-form-values'
import { CONTACT_ADDRESS_FIELDS, checkContactAddress } from '@/lib/registration/schemas/contact-address'
import type { Judge } from './use-late-judge'

/** Validation of the contact-address step (spec §5) for its form. */
export const judgeContactAddress: Judge = context =>
  checkFormValues(CONTACT_ADDRESS_FIELDS, form => checkContactAddress(form, context))
