import type { NextRequest } from 'next/server'
import { jsonAnswer, seeOther, wantsJson } from '@/lib/http/answers.server'
import { oncePerKey } from '@/lib/http/replay.server'
import { handleStep, type StepSubmission } from '@/lib/registration/handle-step.server'
import { openStep } from '@/lib/registration/open-step.server'
import type { StepAnswer } from '@/lib/registration/step-answer'
import { stepHref } from '@/lib/registration/step-paths'

type Context = { params: Promise<{ step: string }> }

/** Saves a step of the registration: origin, step, site and body first, then the guard, then the step itself. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const opened = await openStep(request, (await params).step)
  if (!opened.ok) return opened.response
  const { submission } = opened
  const answer = await oncePerKey(
    submission.sendingKey,
    ({ kind }: StepAnswer) => kind === 'next',
    () => handleStep(submission),
  )
  return wantsJson(request) ? answerScript(answer, submission) : answerForm(answer, submission)
}

/** Without script: the next page, or the step's own page again, which finds errors and values in the draft. */
function answerForm(answer: StepAnswer, { locale, step }: StepSubmission): Response {
  switch (answer.kind) {
    case 'next':
      return seeOther(answer.to, answer.cookies)
    case 'moved':
      return seeOther(answer.to)
    case 'back':
      return seeOther(stepHref(locale, step))
  }
}

function answerScript(answer: StepAnswer, { locale, step }: StepSubmission): Response {
  switch (answer.kind) {
    case 'next':
      return jsonAnswer({ next: answer.to }, { cookies: answer.cookies })
    case 'moved':
      return jsonAnswer({ redirect: answer.to }, { status: 409 })
    case 'back': {
      if (answer.errors === undefined) return jsonAnswer({ next: stepHref(locale, step) })
      const response = jsonAnswer(answer.errors, { status: answer.status })
      if (answer.retryAfterSeconds !== undefined)
        response.headers.set('retry-after', String(answer.retryAfterSeconds))
      return response
    }
  }
}
