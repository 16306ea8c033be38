import type { FormValues as CheckedValues, ValidateForm } from '@/components/form/use-checked-fields'
import type { Result } from '@/lib/http/result'
import type { StepFieldError } from '@/lib/registration/submission'
import { type FormFields, type FormValues, parseForm } from '@/lib/validation/form-input'

/** Makes a step's rule the form's: the same one that the handler applies to what was posted. */
export const checkFormValues =
  <Fields extends FormFields>(
    fields: Fields,
    check: (form: FormValues<Fields>) => Result<unknown, readonly StepFieldError[]>,
  ): ValidateForm =>
  (values: CheckedValues) => {
    // A radio group without a choice is null to the form library and not sent at all by a browser.
    const sent = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
    const form = parseForm(Object.fromEntries(sent), fields)
    if (!form.ok) return []
    const checked = check(form.value)
    return checked.ok ? [] : checked.error
  }
