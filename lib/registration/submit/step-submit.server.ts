import 'server-only'
import { ADD_ORGANISATION, type FormId } from '@/lib/site/steps'
import type { Attempt } from '@/lib/steps/handler/step-forms'
import type { StepSubmission } from '@/lib/steps/handler/step-submission'
import { isAnswer } from '../drafts/answers'
import type { Draft } from '../drafts/drafts.server'
import { typedValues } from '../drafts/drafts.server'
import type { LoadedVisitor } from '../visitor.server'
import { submitContactAddress } from './contact-address.server'
import { submitOrganisation } from './organisation.server'
import { submitPersonalInfo } from './personal-info.server'
import { submitSignUp } from './sign-up.server'
import { refusedForm, type StepOutcome, toGenericOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/** Saves each step of a signed-in user; at the first step the user is not signed in yet. */
const SUBMIT = {
  'personal-info': submitPersonalInfo,
  'contact-address': submitContactAddress,
  organisation: submitOrganisation,
  'add-organisation': submitOrganisation,
} satisfies Record<Exclude<FormId, 'register'>, (request: CustomerStepRequest) => Promise<StepOutcome>>

type Submission = StepSubmission<FormId, LoadedVisitor>

/** Runs the submission of a step. An answer to a question takes its fields from the draft. */
export const submitStep = async (submission: Submission, attempt: Attempt<Draft>) =>
  toGenericOutcome(await submit(submission, attempt))

function submit(
  { step, locale, visitor, form, owner, address, idempotencyKey, baseVersion }: Submission,
  { draft, sentAt, isRepeated }: Attempt<Draft>,
): StepOutcome | Promise<StepOutcome> {
  if (step === 'register') return submitSignUp(form, { locale, owner, address, idempotencyKey })
  if (visitor.kind !== 'customer') return refusedForm('signedOut')
  const answered = isAnswer(form) ? draft : undefined
  return SUBMIT[step]({
    form: isAnswer(form) ? { ...form, ...typedValues(step, form, draft) } : form,
    intent: form.intent ?? 'save',
    idempotencyKey,
    sentAt,
    review: answered?.review,
    settledAddress: answered?.settledAddress,
    context: { ...visitor.context, client: { address, idempotencyKey } },
    record: visitor.record,
    baseVersion: isAnswer(form) ? answered?.baseVersion : baseVersion,
    isRepeated,
    adds: step === ADD_ORGANISATION,
  })
}
