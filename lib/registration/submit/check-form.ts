import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { Result } from '@/lib/result/result'
import { type FormFields, type FormValues, readFields } from '@/lib/validation/form-input'
import { refusedFields, type StepOutcome } from './step-outcome'

/**
 * Reads and validates a posted step with the rule that the browser uses too: its values, or the errors by
 * field.
 */
export function checkForm<Fields extends FormFields, Values>(
  form: Readonly<Record<string, string>>,
  fields: Fields,
  check: (values: FormValues<Fields>) => Result<Values, readonly FieldRefusal[]>,
): { ok: true; value: Values } | { ok: false; outcome: StepOutcome } {
  const checked = check(readFields(form, fields))
  return checked.ok ? checked : { ok: false, outcome: refusedFields(checked.error) }
}
