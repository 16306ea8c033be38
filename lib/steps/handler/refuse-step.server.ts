import 'server-only'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { problemResponse } from '@/lib/handlers/problem-response'
import { acceptsHtml, redirectSeeOther } from '@/lib/handlers/respond.server'
import { requestIdOf } from '@/lib/request/current-request-id.server'
import { ERROR_PARAMETER } from '@/lib/site/page-parameters'

export type StepRefusal = {
  status: number
  /** For clients and logs. */
  code: string
  /** Key of the translated message that the user reads. */
  message: RefusalMessage
  /** Errors for a script, where they contain more than the message. */
  errors?: FormErrors
  /** Page on which a user without script reads the message. */
  page?: string
  retryAfterSeconds?: number
}

/** Messages that a step's page shows when its query names one; the query cannot carry any other text. */
const REFUSAL_MESSAGES = [
  'cookiesNeeded',
  'fileTooLarge',
  'forbidden',
  'malformed',
  'notReceived',
  'tooLarge',
  'tooManyRequests',
  'tooSlow',
] as const

type RefusalMessage = (typeof REFUSAL_MESSAGES)[number]

/**
 * Rejects a submitted step before it is handled: with a problem document for a script, and for a plain form
 * in a browser with a redirect to the page that shows the message and lets the user try again.
 */
export function refuseStep(request: Request, refusal: StepRefusal): Response {
  const { status, code, message, errors, page, retryAfterSeconds } = refusal
  if (page !== undefined && acceptsHtml(request))
    return redirectSeeOther(`${page}?${ERROR_PARAMETER}=${message}`)
  return problemResponse(status, code, {
    requestId: requestIdOf(request),
    extra: errors ?? formError(message),
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  })
}

/** The message that the query of a page names, or undefined for an unknown value. */
export const refusalMessageOf = (query: Readonly<Record<string, unknown>>): RefusalMessage | undefined =>
  REFUSAL_MESSAGES.find(message => message === query[ERROR_PARAMETER])
