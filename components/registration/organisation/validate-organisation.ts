import type { AddressValidation } from '@/components/address/address-validation'
import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import { checkOrganisation, ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { sectorCodesOf } from '@/lib/registration/schemas/reference'

/** Validation of the organization step (spec §4, §5) for its form. */
export const validateOrganisation: AddressValidation = (context, industries) => {
  const reference = { ...context.reference, industries: sectorCodesOf(industries) }
  return checkFormValues(ORGANISATION_FIELDS, form => checkOrganisation(form, { ...context, reference }))
}
