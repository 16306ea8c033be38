import type { MessageParameters } from './error-texts'

export type FieldError = { name: string; code: string; params?: MessageParameters }

export type FormError = { code: string; params?: MessageParameters }

/** What a form handler answered: go on to a page, or what has to be put right. */
export type SubmitAnswer =
  | { kind: 'next'; to: string }
  | { kind: 'refused'; fieldErrors: readonly FieldError[]; formErrors: readonly FormError[] }

const refused = (
  formErrors: readonly FormError[],
  fieldErrors: readonly FieldError[] = [],
): SubmitAnswer => ({
  kind: 'refused',
  fieldErrors,
  formErrors,
})

/** The whole form failed for a reason that is no field's fault. */
export const refusedBecause = (code: string, params?: MessageParameters): SubmitAnswer =>
  refused([params === undefined ? { code } : { code, params }])

/** Codes of answers that bring none of their own: every form needs a message for each. */
const STATUS_CODES: Record<number, string> = {
  401: 'signedOut',
  403: 'forbidden',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooManyRequests',
}

const codeOfStatus = (status: number): string => STATUS_CODES[status] ?? 'unavailable'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isErrorEntry = (entry: unknown): entry is FormError => isObject(entry) && typeof entry.code === 'string'

const isFieldError = (entry: unknown): entry is FieldError =>
  isErrorEntry(entry) && 'name' in entry && typeof entry.name === 'string'

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads a handler's answer; `body` is its parsed JSON, or undefined where it was none. */
export function readSubmitAnswer(status: number, body: unknown): SubmitAnswer {
  const content = isObject(body) ? body : {}
  if (status === 200 && typeof content.next === 'string') return { kind: 'next', to: content.next }
  if (status === 409 && typeof content.redirect === 'string') return { kind: 'next', to: content.redirect }
  const fieldErrors = list(content.fieldErrors).filter(isFieldError)
  const formErrors = list(content.formErrors).filter(isErrorEntry)
  if (fieldErrors.length + formErrors.length > 0) return refused(formErrors, fieldErrors)
  return refusedBecause(codeOfStatus(status))
}
