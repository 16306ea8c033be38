import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { Result } from '@/lib/result/result'
import { type FormFields, type FormValues, readFields } from '@/lib/validation/form-input'
import type { ValidateForm } from './use-checked-fields'

/**
 * Adapts a schema to the validation of a form: the same schema that the handler applies to the posted values.
 */
export const checkFormValues =
  <Fields extends FormFields>(
    fields: Fields,
    check: (form: FormValues<Fields>) => Result<unknown, readonly FieldRefusal[]>,
  ): ValidateForm =>
  values => {
    const checked = check(readFields(values, fields))
    return checked.ok ? [] : checked.error
  }
