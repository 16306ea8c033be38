import { failed, ok, type Result } from '@/lib/result/result'
import type { Checked, FieldErrorCode, FieldErrorParams } from '@/lib/validation/problem'

/** One field, one reason: the shape in which browser and handlers pass refusals on to the error summary. */
export type FieldError = { name: string; code: FieldErrorCode; params?: FieldErrorParams }

type ValueOf<Check> = Check extends { ok: true; value: infer Value } ? Value : never

/** The values of all fields, or the errors of those refused, in the order given. */
export function collectFields<Checks extends Readonly<Record<string, Checked<unknown>>>>(
  checks: Checks,
): Result<{ [Name in keyof Checks]: ValueOf<Checks[Name]> }, readonly FieldError[]> {
  const values: Record<string, unknown> = {}
  const errors: FieldError[] = []
  for (const [name, check] of Object.entries(checks)) {
    if (check.ok) values[name] = check.value
    else errors.push({ name, ...check.error })
  }
  // Every field has its value when none was refused.
  return errors.length > 0 ? failed(errors) : ok(values as { [Name in keyof Checks]: ValueOf<Checks[Name]> })
}

/** Errors as the form shows its fields; those of unknown names come last. */
export function inFieldOrder<E extends { name: string }>(
  errors: readonly E[],
  fieldOrder: readonly string[],
): readonly E[] {
  const position = ({ name }: E) => (fieldOrder.includes(name) ? fieldOrder.indexOf(name) : fieldOrder.length)
  return errors.toSorted((one, other) => position(one) - position(other))
}
