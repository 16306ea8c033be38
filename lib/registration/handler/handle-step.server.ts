import 'server-only'
import { randomUUID } from 'node:crypto'
import { formError } from '@/lib/forms/form-errors'
import { isOutage, type Problem } from '@/lib/result/result'
import { loginPath } from '@/lib/site/routes'
import { formHref } from '@/lib/site/step-paths'
import { ADD_ORGANISATION } from '@/lib/site/steps'
import { answersAnotherQuestion, isAnswer } from '../drafts/answers'
import { changeDraft, type Draft, readDraft, registrationDrafts, typedValues } from '../drafts/drafts.server'
import type { StepOutcome } from '../submit/step-outcome'
import { submitStep } from '../submit/step-submit.server'
import { afterSave } from './after-save.server'
import { failedBecauseOf, rateLimited, rejected, UNCHANGED } from './back-to-step'
import { checkAccess } from './check-access.server'
import { reportOverrides } from './report-overrides.server'
import { saveDraftWithAnswer } from './save-draft-with-answer.server'
import type { StepAnswer } from './step-answer'
import type { StepSubmission } from './step-submission'

/** Handles a submitted step, independently of HTTP: guard, submission, next step (spec §2, §4). */
export async function handleStep(submission: StepSubmission): Promise<StepAnswer> {
  const { step, visitor, owner, form, submissionKey } = submission
  const turned = await checkAccess(submission)
  if (turned !== undefined) return turned
  if (await registrationDrafts.applyIntent(submission)) return UNCHANGED
  if (visitor.kind === 'unavailable') return saveDraftWithAnswer(submission, rejected(503, 'unavailable'))
  const draft = await readDraft(owner, step)
  if (answersAnotherQuestion(form, draft)) return saveDraftWithAnswer(submission, rejected(409, 'conflict'))
  if (form.intent === 'reenter' && form.question !== draft?.question) return UNCHANGED
  const isRepeated = draft?.unsettled?.submissionKey === submissionKey
  const sentAt = (isRepeated && draft.unsettled?.sentAt) || new Date().toISOString()
  const outcome = await submitStep(step, { ...submission, sentAt, draft, isRepeated })
  return conclude(submission, sentAt, outcome)
}

/** Updates the draft according to the outcome of a submission, and decides where it leads. */
async function conclude(
  submission: StepSubmission,
  sentAt: string,
  outcome: StepOutcome,
): Promise<StepAnswer> {
  const { owner, step, form, locale } = submission
  const valuesIn = (draft: Draft | undefined) => typedValues(step, form, draft)
  switch (outcome.kind) {
    case 'saved':
      await changeDraft(owner, step, () => undefined)
      return next(submission, outcome)
    case 'review':
      await changeDraft(owner, step, draft => ({
        values: valuesIn(draft),
        ...asked(outcome, isAnswer(form) ? draft : undefined),
        ...registrationDrafts.baseVersion(submission, draft),
      }))
      return { kind: 'question' }
    case 'stay':
      await changeDraft(owner, step, draft => {
        const values = valuesIn(draft)
        return {
          values,
          sameVisit: true,
          ...emptied(values, outcome.cleared),
          ...registrationDrafts.baseVersion(submission, draft),
        }
      })
      return UNCHANGED
    case 'refused':
      reportOverrides(submission)
      return saveDraftWithAnswer(submission, { kind: 'back', status: 422, errors: outcome.errors })
    case 'outdated':
      await changeDraft(owner, step, draft => ({
        values: valuesIn(draft),
        errors: formError('outdated'),
        outdated: true,
      }))
      // The page itself, rendered anew: it shows what is on record now.
      return { kind: 'moved', to: formHref(locale, step) }
    case 'limited':
      return saveDraftWithAnswer(
        submission,
        rateLimited(submission.locale, 'tooManyAttempts', outcome.retryAfterSeconds),
      )
    case 'failed':
      return fail(submission, sentAt, outcome.problem)
  }
}

/**
 * A question, with the settled address: from this submission, or from before the question that it follows.
 */
function asked(
  { review, settledAddress }: Extract<StepOutcome, { kind: 'review' }>,
  answered: Draft | undefined,
): Partial<Draft> {
  const settled = settledAddress ?? answered?.settledAddress
  // A question that is asked twice gets two names, so that a late request to drop the first cannot drop the
  // second.
  return {
    review,
    question: randomUUID(),
    ...(settled && { settledAddress: settled }),
  }
}

/**
 * A session that ends during a submission leaves its outcome unknown, as an outage does: the user continues
 * after sign-in.
 */
async function fail(submission: StepSubmission, sentAt: string, problem: Problem): Promise<StepAnswer> {
  const { locale, step } = submission
  if (problem.status !== 401)
    return saveDraftWithAnswer(
      submission,
      failedBecauseOf(locale, problem),
      isOutage(problem) ? sentAt : undefined,
    )
  await saveDraftWithAnswer(submission, UNCHANGED, sentAt)
  return { kind: 'signIn', to: loginPath(locale, formHref(locale, step)) }
}

/** The values without the parts that do not fit the chosen country, and the list of those parts. */
const emptied = (values: Draft['values'], cleared: Draft['cleared'] = []): Partial<Draft> =>
  cleared.length === 0
    ? {}
    : { values: { ...values, ...Object.fromEntries(cleared.map(({ name }) => [name, ''])) }, cleared }

async function next(
  { locale, origin, memory, step, visitor }: StepSubmission,
  { to, country, cookies = [] }: Extract<StepOutcome, { kind: 'saved' }>,
): Promise<StepAnswer> {
  if (to !== undefined || visitor.kind !== 'customer' || step === ADD_ORGANISATION)
    return { kind: 'next', to: to ?? formHref(locale, step), cookies }
  const { progress, context } = visitor
  const saved = { locale, origin, memory, step, user: context.user.id, progress, country }
  const onward = await afterSave(saved)
  return { kind: 'next', to: onward.to, cookies: [...cookies, ...onward.cookies] }
}
