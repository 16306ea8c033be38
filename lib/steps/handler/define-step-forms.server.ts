import 'server-only'
import type { NextRequest } from 'next/server'
import { runOncePerName } from '@/lib/handlers/idempotent-submission.server'
import { wantsJson } from '@/lib/handlers/respond.server'
import type { StepDraft } from '../step-draft'
import { answerLocked } from './answer-locked.server'
import { answerForm, answerScript } from './answer-step.server'
import { handleStep } from './handle-step.server'
import { openStep } from './open-step.server'
import { STEP_ANSWER } from './step-answer'
import type { StepForms } from './step-forms'
import type { LoadedVisitor } from './step-submission'

type Context = { params: Promise<{ step: string }> }

/**
 * Makes the POST handler of a wizard's steps. It checks origin, step, site, body, rate limits and sender,
 * then whether the step is open to them. Then it saves the step once per submission and responds to scripts
 * and browsers alike. The user's input is preserved in every case.
 */
export function defineStepForms<
  Form extends string,
  Visitor extends LoadedVisitor,
  Draft extends StepDraft,
  Saved,
>(forms: StepForms<Form, Visitor, Draft, Saved>) {
  const handle = async (request: NextRequest, { params }: Context): Promise<Response> => {
    const opened = await openStep(forms, request, (await params).step)
    if (!opened.ok) return opened.error
    const submission = opened.value
    const answer = await runOncePerName(
      submission.idempotencyKey,
      { schema: STEP_ANSWER, isFinal: ({ kind }) => kind === 'next' },
      () => handleStep(forms, submission),
    )
    const page = forms.formHref(submission.locale, submission.step)
    return wantsJson(request) ? answerScript(request, answer, page) : answerForm(answer, page)
  }
  return (request: NextRequest, context: Context): Promise<Response> =>
    answerLocked(request, () => handle(request, context))
}
