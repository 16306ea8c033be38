import { failed, ok, type Result } from '@/lib/result/result'
import type { Checked, FieldErrorCode, FieldErrorParams } from '@/lib/validation/problem'

/** One field with one error: the format in which browser and handlers pass errors to the error summary. */
export type FieldError = { name: string; code: FieldErrorCode; params?: FieldErrorParams }

type ValueOf<Check> = Check extends { ok: true; value: infer Value } ? Value : never

/** The values of all fields, or the errors of the invalid ones, in the given order. */
export function collectFields<Checks extends Readonly<Record<string, Checked<unknown>>>>(
  checks: Checks,
): Result<{ [Name in keyof Checks]: ValueOf<Checks[Name]> }, readonly FieldError[]> {
  const values: Record<string, unknown> = {}
  const errors: FieldError[] = []
  for (const [name, check] of Object.entries(checks)) {
    if (check.ok) values[name] = check.value
    else errors.push({ name, ...check.error })
  }
  // Every field has a value if no field is invalid.
  return errors.length > 0 ? failed(errors) : ok(values as { [Name in keyof Checks]: ValueOf<Checks[Name]> })
}

/** Sorts errors in the order of the form's fields; errors of unknown names come last. */
export function inFieldOrder<E extends { name: string }>(
  errors: readonly E[],
  fieldOrder: readonly string[],
): readonly E[] {
  const position = ({ name }: E) => (fieldOrder.includes(name) ? fieldOrder.indexOf(name) : fieldOrder.length)
  return errors.toSorted((one, other) => position(one) - position(other))
}
