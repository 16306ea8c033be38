import type { FormErrors } from '@/lib/forms/form-errors'
import type { MessageParameters } from '../errors/error-texts'

export type FieldError = FormErrors['fieldErrors'][number]

type FormError = FormErrors['formErrors'][number]

/**
 * Response of a form handler: go on to a page, sign in again because the session has ended, answer the
 * question that a page contains, or correct errors. `retryAfterSeconds` is set where the same form may be
 * submitted again after a while.
 */
export type SubmitAnswer =
  | { kind: 'next'; to: string }
  | { kind: 'signIn'; to: string }
  | { kind: 'question'; to: string }
  | Refused

type Refused = {
  kind: 'refused'
  fieldErrors: readonly FieldError[]
  formErrors: readonly FormError[]
  retryAfterSeconds?: number
}

const refused = (formErrors: readonly FormError[], fieldErrors: readonly FieldError[] = []): Refused => ({
  kind: 'refused',
  fieldErrors,
  formErrors,
})

/** The whole form failed for a reason that the server states in a sentence. */
const refusedWith = (code: string, text: string): Refused => refused([{ code, text }])

/** The whole form failed for a reason that no field causes. */
export const refusedBecause = (code: string, params?: MessageParameters): Refused =>
  refused([params === undefined ? { code } : { code, params }])

/** Codes for responses that contain none of their own: every form needs a message for each. */
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

/**
 * Parses a handler's response; `body` is its parsed JSON, or undefined where it was none, and `retryAfter`
 * the header of that name in seconds.
 */
export function readSubmitAnswer(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): SubmitAnswer {
  const content = isObject(body) ? body : {}
  if (status === 200 && typeof content.next === 'string') return { kind: 'next', to: content.next }
  if (status === 200 && typeof content.question === 'string')
    return { kind: 'question', to: content.question }
  if (status === 409 && typeof content.redirect === 'string') return { kind: 'next', to: content.redirect }
  if (status === 401 && typeof content.signIn === 'string') return { kind: 'signIn', to: content.signIn }
  const fieldErrors = list(content.fieldErrors).filter(isFieldError)
  const formErrors = list(content.formErrors).filter(isErrorEntry)
  const answer =
    fieldErrors.length + formErrors.length > 0
      ? refused(formErrors, fieldErrors)
      : typeof content.message === 'string'
        ? refusedWith(codeOfStatus(status), content.message)
        : refusedBecause(codeOfStatus(status))
  const seconds = Number(retryAfter)
  return status === 429 && seconds > 0 ? { ...answer, retryAfterSeconds: seconds } : answer
}
