import { SUBMISSION_KEY } from './hidden-fields'

const KEY = /^[\w-]{16,64}$/

/** Whether a text is a valid submission key (`newHiddenFields` makes them), for every form. */
export const isSubmissionKey = (text: string): boolean => KEY.test(text)

/** The submission key of a form; undefined if it is missing or not valid. */
export function submissionKeyIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const key = fields[SUBMISSION_KEY]
  return typeof key === 'string' && isSubmissionKey(key) ? key : undefined
}
