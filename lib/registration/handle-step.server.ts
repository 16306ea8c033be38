import 'server-only'
import { isOutage, type Problem } from '@/lib/http/result'
import type { Locale } from '@/lib/site/sites'
import { decideStep, latestStep } from './decide-step'
import { type Draft, type DraftOwner, dropDraft, readDraft, saveDraft } from './drafts.server'
import { afterStep, nextStep } from './next-step'
import { planSiteMove } from './site-move'
import { moveCookies } from './site-move.server'
import type { StepAnswer } from './step-answer'
import { flowOf, stepHref } from './step-paths'
import type { SubmittableStep } from './steps'
import type { StepOutcome } from './submission'
import { submitStep } from './submit/step-submit.server'
import type { Visitor } from './visitor.server'

export type StepSubmission = {
  locale: Locale
  /** Locales of the host that was asked. */
  served: readonly Locale[]
  step: SubmittableStep
  visitor: Visitor
  owner: DraftOwner
  /** Network address of the sender, for limits. */
  address: string
  form: Readonly<Record<string, string>>
}

/** Never kept: the password, and what belongs to one sending only. */
const NOT_KEPT: ReadonlySet<string> = new Set(['password', 'submissionKey', 'intent', 'similar'])

const keptValues = (form: StepSubmission['form']): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !NOT_KEPT.has(name)))

/** Guard, submit, next step: the whole decision of a sent step (spec §2, §4), free of HTTP. */
export async function handleStep(submission: StepSubmission): Promise<StepAnswer> {
  const { locale, step, visitor, owner } = submission
  if (visitor.kind === 'unavailable') return keep(submission, refusedBy(503, 'unavailable'))
  const flow = flowOf(locale)
  const decision = decideStep(flow, step, visitor.progress)
  if (decision.kind === 'redirect') return { kind: 'moved', to: stepHref(locale, decision.to) }
  if (step === 'register' && visitor.kind === 'customer')
    return { kind: 'moved', to: stepHref(locale, latestStep(flow, visitor.progress)) }
  const draft = readDraft(owner, step)
  const outcome = await submitStep(step, {
    ...submission,
    draft,
    limitKey: JSON.stringify([owner, submission.address]),
  })
  return settle(submission, draft, outcome)
}

function settle(submission: StepSubmission, draft: Draft | undefined, outcome: StepOutcome): StepAnswer {
  const { owner, step, form } = submission
  switch (outcome.kind) {
    case 'saved':
      dropDraft(owner, step)
      return next(submission, outcome)
    case 'review':
      saveDraft(owner, step, { values: valuesBehind(submission, draft), review: outcome.review })
      return { kind: 'back', status: 200 }
    case 'stay':
      saveDraft(owner, step, {
        values: form.intent === 'reenter' ? valuesBehind(submission, draft) : keptValues(form),
      })
      return { kind: 'back', status: 200 }
    case 'refused':
      return keep(submission, { kind: 'back', status: 422, errors: outcome.errors })
    case 'limited':
      return keep(submission, limited(outcome.retryAfterSeconds))
    case 'failed':
      return keep(submission, failure(outcome.problem))
  }
}

/** An answer to a question carries no fields of the form: those are in the draft already. */
const valuesBehind = ({ form }: StepSubmission, draft: Draft | undefined): Draft['values'] =>
  draft?.review === undefined ? keptValues(form) : draft.values

/** Keeps what was typed beside what is wrong with it, so that nothing is lost and the page can tell. */
function keep(submission: StepSubmission, answer: Back): StepAnswer {
  const { owner, step } = submission
  const draft = readDraft(owner, step)
  saveDraft(owner, step, {
    values: valuesBehind(submission, draft),
    ...(answer.errors && { errors: answer.errors }),
    ...(draft?.review && { review: draft.review }),
  })
  return answer
}

type Back = Extract<StepAnswer, { kind: 'back' }>

const refusedBy = (status: number, code: string): Back => ({
  kind: 'back',
  status,
  errors: { fieldErrors: [], formErrors: [{ code }] },
})

const limited = (retryAfterSeconds: number | undefined): Back => ({
  ...refusedBy(429, 'tooManyRequests'),
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
})

function failure(problem: Problem): Back {
  if (problem.status === 401) return refusedBy(401, 'signedOut')
  if (problem.status === 429) return limited(problem.retryAfterSeconds)
  if (problem.kind === 'timeout') return refusedBy(504, 'timeout')
  return isOutage(problem) ? refusedBy(503, 'unavailable') : refusedBy(409, 'conflict')
}

function next(
  { locale, served, step, visitor, form }: StepSubmission,
  { to, cookies = [] }: Extract<StepOutcome, { kind: 'saved' }>,
): StepAnswer {
  if (to !== undefined || visitor.kind !== 'customer')
    return { kind: 'next', to: to ?? stepHref(locale, step), cookies }
  const progress = afterStep(visitor.progress, step)
  const country = (form.country ?? '').toUpperCase()
  const target = step === 'contact-address' ? planSiteMove(locale, country, served) : undefined
  if (target === undefined)
    return { kind: 'next', to: stepHref(locale, nextStep(flowOf(locale), step, progress)), cookies }
  const continued = latestStep(flowOf(target), progress)
  return {
    kind: 'next',
    to: stepHref(target, continued),
    cookies: [...cookies, ...moveCookies(target, country)],
  }
}
