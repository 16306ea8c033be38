import type { NextRequest } from 'next/server'
import { runOncePerName } from '@/lib/handlers/idempotent-submission.server'
import { wantsJson } from '@/lib/handlers/respond.server'
import { answerLocked } from '@/lib/registration/handler/answer-locked.server'
import { answerForm, answerScript } from '@/lib/registration/handler/answer-step.server'
import { handleStep } from '@/lib/registration/handler/handle-step.server'
import { openStep } from '@/lib/registration/handler/open-step.server'
import { STEP_ANSWER } from '@/lib/registration/handler/step-answer'

type Context = { params: Promise<{ step: string }> }

/**
 * Saves a registration step: checks origin, step, site and body, then the guard, then runs the step itself.
 */
export const POST = (request: NextRequest, context: Context): Promise<Response> =>
  answerLocked(request, () => handle(request, context))

async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  const opened = await openStep(request, (await params).step)
  if (!opened.ok) return opened.response
  const { submission } = opened
  const answer = await runOncePerName(
    submission.idempotencyKey,
    { schema: STEP_ANSWER, isFinal: ({ kind }) => kind === 'next' },
    () => handleStep(submission),
  )
  return wantsJson(request) ? answerScript(request, answer, submission) : answerForm(answer, submission)
}
