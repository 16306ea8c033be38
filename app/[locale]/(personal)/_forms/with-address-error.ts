import { formError } from '@/lib/forms/form-errors'
import type { StepContext } from '@/lib/registration/guard.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { refusalMessageOf } from '@/lib/steps/handler/refuse-step.server'

/** Adds the message that the address of a form's page names, unless the form itself has errors. */
export function withAddressError(context: StepContext, parameters: AddressParameters): StepContext {
  const code = refusalMessageOf(parameters)
  if (code === undefined || context.draft?.errors !== undefined) return context
  return { ...context, draft: { values: {}, ...context.draft, errors: formError(code) } }
}
