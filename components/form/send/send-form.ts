import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { readSubmitAnswer, refusedBecause, type SubmitAnswer } from './submit-answer'

/** Id of the form that clears the draft. */
export const DISCARD_FORM_ID = 'discard-form'

/** Client timeout, longer than that of any handler. */
const SEND_TIMEOUT_MS = 65_000

export type SentForm = { key: string; content: string }

/** A new key in the form of a UUID; `crypto.randomUUID` is missing on plain-http development hosts. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The fields of a form as the browser would post them, without files. */
export function formFields(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value)
  return fields
}

/**
 * The body of the form as the browser would post it. Submitting the same content again keeps the key, so it
 * has one effect; other content after an earlier submission gets a new key, because a key belongs to one
 * content.
 */
export function composeForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  before: SentForm | undefined,
): { sent: SentForm; body: URLSearchParams } {
  const body = formFields(form, submitter)
  const written = body.get(SUBMISSION_KEY) ?? ''
  body.delete(SUBMISSION_KEY)
  const content = body.toString()
  const firstKey = written === '' ? newSubmissionKey() : written
  const key = before === undefined ? firstKey : before.content === content ? before.key : newSubmissionKey()
  body.set(SUBMISSION_KEY, key)
  return { sent: { key, content }, body }
}

/**
 * Posts a composed form to its own handler and parses the response. Never throws: a lost connection is a
 * result too, and a browser that is known to be offline gets it at once.
 */
export async function sendForm(
  form: HTMLFormElement,
  body: URLSearchParams | FormData,
): Promise<SubmitAnswer> {
  if (!navigator.onLine) return refusedBecause('offline')
  try {
    const response = await fetch(new URL(form.getAttribute('action') ?? '', document.baseURI), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    const content: unknown = await response.json().catch(() => undefined)
    return readSubmitAnswer(response.status, content, response.headers.get('retry-after'))
  } catch {
    return refusedBecause('offline')
  }
}
