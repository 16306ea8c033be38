import { SUBMISSION_KEY } from './hidden-fields'

const KEY = /^[\w-]{16,64}$/

/** Whether a text can be the key of a submission (`newHiddenFields` makes them): one rule for every form. */
export const isSubmissionKey = (text: string): boolean => KEY.test(text)

/** The key with which a form was sent, or undefined where it has none of ours. */
export function submissionKeyIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const key = fields[SUBMISSION_KEY]
  return typeof key === 'string' && isSubmissionKey(key) ? key : undefined
}
