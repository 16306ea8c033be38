import 'server-only'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { problemResponse } from '@/lib/handlers/problem-response'
import { seeOther } from '@/lib/handlers/respond.server'
import { requestIdOf } from '@/lib/request/current-request-id.server'

export type StepRefusal = {
  status: number
  /** For clients and logs. */
  code: string
  /** Message of the catalogue that a person reads. */
  message: RefusalMessage
  /** What a script shows where it is more than the message. */
  errors?: FormErrors
  /** Page on which a person without script reads it. */
  page?: string
  retryAfterSeconds?: number
}

/** Messages that a step's page shows when its address asks for one; no other text can be put there. */
const REFUSAL_MESSAGES = ['cookiesNeeded', 'forbidden', 'malformed', 'tooLarge', 'tooManyRequests'] as const

type RefusalMessage = (typeof REFUSAL_MESSAGES)[number]

/** Query parameter of a step's page that names the message. */
const ERROR = 'error'

const isNavigation = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false

/**
 * Refuses a sent step before it is looked at: a problem document for a program, and for a plain form in a
 * browser the page where a person reads what happened and can try again.
 */
export function refuseStep(request: Request, refusal: StepRefusal): Response {
  const { status, code, message, errors, page, retryAfterSeconds } = refusal
  if (page !== undefined && isNavigation(request)) return seeOther(`${page}?${ERROR}=${message}`)
  return problemResponse(status, code, {
    requestId: requestIdOf(request),
    extra: errors ?? formError(message),
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  })
}

/** The message that a page's address asks for, or undefined for anything but one of ours. */
export const refusalMessageOf = (query: Readonly<Record<string, unknown>>): RefusalMessage | undefined =>
  REFUSAL_MESSAGES.find(message => message === query[ERROR])
