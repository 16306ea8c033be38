import 'server-only'
import { isOutage, type Problem } from '@/lib/http/result'
import { loginPath } from '@/lib/site/routes'
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
import { answersAnotherQuestion, isAnswer, typedValues } from './typed-values'
import type { Visitor } from './visitor.server'

export type StepSubmission = {
  locale: Locale
  /** Locales of the host that was asked. */
  served: readonly Locale[]
  step: SubmittableStep
  visitor: Visitor
  owner: DraftOwner
  /** Who was signed in here before the session ended. */
  formerOwner?: DraftOwner | undefined
  /** Network address of the sender, for limits. */
  address: string
  /** Names the form view; sending it again is the same sending. */
  submissionKey: string
  /** Names the sending: who sent which content from which form view. */
  sendingKey: string
  form: Readonly<Record<string, string>>
}

/** Guard, submit, next step: the whole decision of a sent step (spec §2, §4), free of HTTP. */
export async function handleStep(submission: StepSubmission): Promise<StepAnswer> {
  const { locale, step, visitor, owner, form, submissionKey } = submission
  const isTyping = form.intent === 'keep'
  if (visitor.kind === 'unavailable')
    return isTyping ? keepTyping(submission) : keep(submission, refusedBy(503, 'unavailable'))
  const flow = flowOf(locale)
  const decision = decideStep(flow, step, visitor.progress)
  if (decision.kind === 'redirect') return turnAway(submission, stepHref(locale, decision.to))
  if (step === 'register' && visitor.kind === 'customer')
    return { kind: 'moved', to: stepHref(locale, latestStep(flow, visitor.progress)) }
  if (isTyping) return keepTyping(submission)
  const draft = readDraft(owner, step)
  if (answersAnotherQuestion(form, draft)) return keep(submission, refusedBy(409, 'conflict'))
  const isRepeated = draft?.unsettled?.submissionKey === submissionKey
  const sentAt = (isRepeated && draft.unsettled?.sentAt) || new Date().toISOString()
  const outcome = await submitStep(step, {
    ...submission,
    sentAt,
    draft,
    limitKey: JSON.stringify([owner, submission.address]),
  })
  return settle(submission, sentAt, outcome)
}

/** What is being typed, kept for another visit; nothing is judged and nothing that is open about the step changes. */
function keepTyping({ owner, step, form }: StepSubmission): StepAnswer {
  const draft = readDraft(owner, step)
  saveDraft(owner, step, { ...draft, values: typedValues(step, form, draft) })
  return { kind: 'back', status: 200 }
}

/** Whose session has ended finds what they typed once they have signed in again. */
function turnAway({ locale, step, visitor, formerOwner, form }: StepSubmission, to: string): StepAnswer {
  if (visitor.kind !== 'anonymous' || formerOwner === undefined) return { kind: 'moved', to }
  const draft = readDraft(formerOwner, step)
  saveDraft(formerOwner, step, { ...draft, values: typedValues(step, form, draft) })
  return { kind: 'moved', to: loginPath(locale, stepHref(locale, step)) }
}

function settle(submission: StepSubmission, sentAt: string, outcome: StepOutcome): StepAnswer {
  const { owner, step, form, submissionKey } = submission
  const values = typedValues(step, form, readDraft(owner, step))
  switch (outcome.kind) {
    case 'saved':
      dropDraft(owner, step)
      return next(submission, outcome)
    case 'review':
      saveDraft(owner, step, { values, review: outcome.review, question: submissionKey })
      return { kind: 'back', status: 200 }
    case 'stay':
      saveDraft(owner, step, { values })
      return { kind: 'back', status: 200 }
    case 'refused':
      return keep(submission, { kind: 'back', status: 422, errors: outcome.errors })
    case 'limited':
      return keep(submission, limited(outcome.retryAfterSeconds))
    case 'failed':
      return keep(submission, failure(outcome.problem), isOutage(outcome.problem) ? sentAt : undefined)
  }
}

/**
 * Keeps what was typed beside what is wrong with it, so that nothing is lost and the page can tell. A question stays open
 * while it is being answered. `unsettledAt` is given where it is unknown whether the sending had an effect.
 */
function keep(submission: StepSubmission, answer: Back, unsettledAt?: string): StepAnswer {
  const { owner, step, form, submissionKey } = submission
  const draft = readDraft(owner, step)
  saveDraft(owner, step, {
    values: typedValues(step, form, draft),
    ...(answer.errors && { errors: answer.errors }),
    ...(isAnswer(form) && openQuestion(draft)),
    ...(unsettledAt && { unsettled: { submissionKey, sentAt: unsettledAt } }),
  })
  return answer
}

const openQuestion = (draft: Draft | undefined): Pick<Draft, 'review' | 'question'> =>
  draft?.review && draft.question !== undefined ? { review: draft.review, question: draft.question } : {}

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
  { locale, served, step, visitor, owner }: StepSubmission,
  { to, country, cookies = [] }: Extract<StepOutcome, { kind: 'saved' }>,
): StepAnswer {
  if (to !== undefined || visitor.kind !== 'customer')
    return { kind: 'next', to: to ?? stepHref(locale, step), cookies }
  const progress = afterStep(visitor.progress, step)
  const target = country === undefined ? undefined : planSiteMove(locale, country, served)
  if (country === undefined || target === undefined)
    return { kind: 'next', to: stepHref(locale, nextStep(flowOf(locale), step, progress)), cookies }
  const continued = latestStep(flowOf(target), progress)
  saveDraft(owner, continued, { values: {}, ...readDraft(owner, continued), moved: true })
  return {
    kind: 'next',
    to: stepHref(target, continued),
    cookies: [...cookies, ...moveCookies(locale, target, country)],
  }
}
