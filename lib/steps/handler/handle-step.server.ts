import 'server-only'
import { isOutage, type Problem } from '@/lib/result/result'
import { loginPath } from '@/lib/site/paths'
import type { StepDraft } from '../step-draft'
import { type BackToStep, failedBecauseOf, rateLimited, rejected, UNCHANGED } from './back-to-step'
import { checkAccess } from './check-access.server'
import { reportOverrides } from './report-overrides.server'
import type { StepAnswer } from './step-answer'
import type { StepForms } from './step-forms'
import type { StepOutcome } from './step-outcome'
import type { LoadedVisitor, StepSubmission, UnavailableVisitor } from './step-submission'

/** Handles a submitted step, independently of HTTP: guard, submission, next step. */
export async function handleStep<
  Form extends string,
  Visitor extends LoadedVisitor,
  Draft extends StepDraft,
  Saved,
>(
  forms: StepForms<Form, Visitor, Draft, Saved>,
  submission: StepSubmission<Form, Visitor | UnavailableVisitor>,
): Promise<StepAnswer> {
  const { drafts } = forms
  const { step, visitor, owner, form, submissionKey } = submission
  const denied = await checkAccess(forms, submission)
  if (denied !== undefined) return denied
  if (await drafts.applyIntent(submission)) return UNCHANGED
  const reject = (status: number, code: string) => keepWithAnswer(forms, submission, rejected(status, code))
  if (visitor.kind === 'unavailable') return reject(503, 'unavailable')
  const draft = await drafts.read(owner, step)
  if (drafts.answersAnotherQuestion(form, draft)) return reject(409, 'conflict')
  if (form.intent === 'reenter' && form.question !== draft?.question) return UNCHANGED
  const isRepeated = draft?.unsettled?.submissionKey === submissionKey
  const sentAt = (isRepeated && draft.unsettled?.sentAt) || new Date().toISOString()
  const known = { ...submission, visitor }
  const outcome = await forms.submit(known, { draft, sentAt, isRepeated })
  return conclude(forms, known, sentAt, outcome)
}

/** Updates the draft according to the outcome of a submission, and decides where it leads. */
async function conclude<Form extends string, Visitor extends LoadedVisitor, Draft extends StepDraft, Saved>(
  forms: StepForms<Form, Visitor, Draft, Saved>,
  submission: StepSubmission<Form, Visitor>,
  sentAt: string,
  outcome: StepOutcome<Draft, Saved>,
): Promise<StepAnswer> {
  const { owner, step, locale } = submission
  switch (outcome.kind) {
    case 'saved':
      await forms.drafts.change(owner, step, () => undefined)
      return { kind: 'next', ...(await forms.next(submission, outcome.saved)) }
    case 'question':
      await forms.drafts.ask(submission, outcome.question)
      return { kind: 'question' }
    case 'stay':
      await forms.drafts.showAgain(submission, outcome.changes)
      return outcome.at === undefined ? UNCHANGED : { kind: 'moved', to: outcome.at }
    case 'refused':
      reportOverrides(step, forms.drafts.typed(step, submission.form, undefined), submission.form)
      return keepWithAnswer(forms, submission, { kind: 'back', status: 422, errors: outcome.errors })
    case 'outdated':
      await forms.drafts.markOutdated(submission)
      // The page itself, rendered anew: it shows what is on record now.
      return { kind: 'moved', to: forms.formHref(locale, step) }
    case 'limited':
      return keepWithAnswer(
        forms,
        submission,
        rateLimited(locale, 'tooManyAttempts', outcome.retryAfterSeconds),
      )
    case 'failed':
      return fail(forms, submission, sentAt, outcome.problem)
  }
}

type Kept<Form extends string> = Pick<StepForms<Form, LoadedVisitor, StepDraft, unknown>, 'formHref'> & {
  drafts: Pick<StepForms<Form, LoadedVisitor, StepDraft, unknown>['drafts'], 'keep'>
}

/**
 * A session that ends during a submission leaves its outcome unknown, as an outage does: the user continues
 * after sign-in.
 */
async function fail<Form extends string>(
  forms: Kept<Form>,
  submission: StepSubmission<Form, unknown>,
  sentAt: string,
  problem: Problem,
): Promise<StepAnswer> {
  const { locale, step } = submission
  if (problem.status !== 401)
    return keepWithAnswer(
      forms,
      submission,
      failedBecauseOf(locale, problem),
      isOutage(problem) ? sentAt : undefined,
    )
  await keepWithAnswer(forms, submission, UNCHANGED, sentAt)
  return { kind: 'signIn', to: loginPath(locale, forms.formHref(locale, step)) }
}

/**
 * Saves the input and the errors of an answer in the draft. `unsettledAt` is given where it is unknown
 * whether the submission had an effect.
 */
async function keepWithAnswer<Form extends string>(
  { drafts }: Kept<Form>,
  submission: StepSubmission<Form, unknown>,
  answer: BackToStep,
  unsettledAt?: string,
): Promise<StepAnswer> {
  await drafts.keep(submission, { errors: answer.errors, unsettledAt })
  return answer
}
