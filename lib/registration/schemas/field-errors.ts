import { failed, ok, type Result } from '@/lib/http/result'
import {
  type Checked,
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldErrorParams,
} from '@/lib/validation/problem'

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

/** The part of a schema issue that carries a field error: code in `message`, its parameters in `params`. */
export type FieldIssue = {
  path: readonly PropertyKey[]
  message: string
  params?: FieldErrorParams | undefined
}

const toCode = (message: string): FieldErrorCode =>
  FIELD_ERROR_CODES.find(code => code === message) ?? 'invalid'

/**
 * Field errors of schema issues: one per field, in the order of the form, whatever the order of the issues. An issue
 * of the whole form has the name `''`; names outside the order come last.
 */
export function issuesToFieldErrors(
  issues: readonly FieldIssue[],
  fieldOrder: readonly string[],
): readonly FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const { path, message, params } of issues) {
    const name = path.map(String).join('.')
    if (errors.has(name)) continue
    errors.set(name, params ? { name, code: toCode(message), params } : { name, code: toCode(message) })
  }
  return inFieldOrder([...errors.values()], fieldOrder)
}

/** Errors as the form shows its fields; those of unknown names come last. */
export function inFieldOrder<E extends { name: string }>(
  errors: readonly E[],
  fieldOrder: readonly string[],
): readonly E[] {
  const position = ({ name }: E) => (fieldOrder.includes(name) ? fieldOrder.indexOf(name) : fieldOrder.length)
  return errors.toSorted((one, other) => position(one) - position(other))
}
