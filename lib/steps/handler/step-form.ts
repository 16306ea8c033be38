import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { isSubmissionKey } from '@/lib/forms/submission-key'
import type { SubmittedBody } from '@/lib/handlers/read-body'

/** The text fields of a submitted form by name, and the submission key where it has one. */
export type SentForm = { form: Readonly<Record<string, string>>; submissionKey?: string }

/**
 * Reads a body as the form of a step: a flat object of texts and checkboxes, no name twice, a valid
 * submission key. Undefined for anything else. Without a key every submission counts as a new one.
 */
export function readStepForm({ value, duplicates }: SubmittedBody): SentForm | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || duplicates.length > 0)
    return undefined
  const texts = new Map<string, string>()
  for (const [name, entry] of Object.entries(value)) {
    const text: unknown = entry === true ? 'on' : entry
    if (typeof text === 'string') texts.set(name, text)
    else if (text !== false) return undefined
  }
  const submissionKey = texts.get(SUBMISSION_KEY)
  texts.delete(SUBMISSION_KEY)
  const form = Object.fromEntries(texts)
  if (submissionKey === undefined) return { form }
  return isSubmissionKey(submissionKey) ? { form, submissionKey } : undefined
}
