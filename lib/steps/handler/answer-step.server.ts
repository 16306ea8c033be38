import 'server-only'
import { formError } from '@/lib/forms/form-errors'
import { problemResponse } from '@/lib/handlers/problem-response'
import { jsonResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { requestIdOf } from '@/lib/request/current-request-id.server'
import type { StepAnswer } from './step-answer'

/**
 * Response to a form without script: a redirect to the next page, or to the step's own page, which reads
 * errors and values from the draft.
 * @param page address of the step's own page
 */
export function answerForm(answer: StepAnswer, page: string): Response {
  switch (answer.kind) {
    case 'next':
      return redirectSeeOther(answer.to, answer.cookies)
    case 'moved':
    case 'signIn':
    case 'otherAccount':
      return redirectSeeOther(answer.to)
    case 'question':
    case 'back':
      return redirectSeeOther(page)
  }
}

/** A 429 as a problem document with the error messages, which the page's own script shows. */
function refuseAttempt(
  request: Request,
  { errors, retryAfterSeconds }: Extract<StepAnswer, { kind: 'back' }>,
): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return problemResponse(429, 'too-many-requests', {
    requestId: requestIdOf(request),
    headers,
    extra: { ...errors },
  })
}

/** Response to the page's own script, as JSON: the result, and the address to go to. */
export function answerScript(request: Request, answer: StepAnswer, page: string): Response {
  switch (answer.kind) {
    case 'next':
      return jsonResponse({ next: answer.to }, { cookies: answer.cookies })
    case 'moved':
      return jsonResponse({ redirect: answer.to }, { status: 409 })
    case 'signIn':
      return jsonResponse({ signIn: answer.to }, { status: 401 })
    case 'otherAccount':
      return jsonResponse(formError('otherAccount'), { status: 409 })
    case 'question':
      return jsonResponse({ question: page })
    case 'back': {
      if (answer.errors === undefined) return jsonResponse({ next: page })
      if (answer.status === 429) return refuseAttempt(request, answer)
      const response = jsonResponse(answer.errors, { status: answer.status })
      if (answer.retryAfterSeconds !== undefined)
        response.headers.set('retry-after', String(answer.retryAfterSeconds))
      return response
    }
  }
}
