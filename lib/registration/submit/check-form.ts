import type { Result } from '@/lib/http/result'
import { type FormFields, type FormValues, parseForm } from '@/lib/validation/form-input'
import { refusedFields, refusedForm, type StepFieldError, type StepOutcome } from '../submission'

/**
 * Reads and judges a posted step with the rule that the browser uses too. A body no form of ours sends is refused as a
 * whole; a broken rule is refused beside its field.
 */
export function checkForm<Fields extends FormFields, Values>(
  form: unknown,
  fields: Fields,
  check: (values: FormValues<Fields>) => Result<Values, readonly StepFieldError[]>,
): { ok: true; value: Values } | { ok: false; outcome: StepOutcome } {
  const parsed = parseForm(form, fields)
  if (!parsed.ok) return { ok: false, outcome: refusedForm('malformed') }
  const checked = check(parsed.value)
  return checked.ok ? checked : { ok: false, outcome: refusedFields(checked.error) }
}
