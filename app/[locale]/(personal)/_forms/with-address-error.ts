import { formError } from '@/lib/forms/form-errors'
import type { StepContext } from '@/lib/registration/guard.server'
import { refusalMessageOf } from '@/lib/registration/handler/refuse-step.server'
import type { AddressParameters } from '@/lib/site/address-parameters'

/** Adds the message that the address of a form's page names, unless the form itself has errors. */
export function withAddressError(visit: StepContext, parameters: AddressParameters): StepContext {
  const code = refusalMessageOf(parameters)
  if (code === undefined || visit.draft?.errors !== undefined) return visit
  return { ...visit, draft: { values: {}, ...visit.draft, errors: formError(code) } }
}
