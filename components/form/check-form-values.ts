import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { Result } from '@/lib/result/result'
import { type FormFields, type FormValues, readFields } from '@/lib/validation/form-input'
import type { ValidateForm } from './use-checked-fields'

/** Makes a schema's rule the form's: the same one that the handler applies to what was posted. */
export const checkFormValues =
  <Fields extends FormFields>(
    fields: Fields,
    check: (form: FormValues<Fields>) => Result<unknown, readonly FieldRefusal[]>,
  ): ValidateForm =>
  values => {
    const checked = check(readFields(values, fields))
    return checked.ok ? [] : checked.error
  }
