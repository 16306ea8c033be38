import 'server-only'
import type { Locale } from '@/lib/site/sites'
import { ADD_ORGANISATION, type FormId } from '@/lib/site/steps'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import { isAnswer } from '../drafts/answers'
import type { Draft } from '../drafts/drafts.server'
import { typedValues } from '../drafts/drafts.server'
import type { Visitor } from '../visitor.server'
import { submitContactAddress } from './contact-address.server'
import { submitOrganisation } from './organisation.server'
import { submitPersonalInfo } from './personal-info.server'
import { submitSignUp } from './sign-up.server'
import { refusedForm, type StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/** Saves each step of a signed-in user; at the first step the user is not signed in yet. */
const SUBMIT = {
  'personal-info': submitPersonalInfo,
  'contact-address': submitContactAddress,
  organisation: submitOrganisation,
  'add-organisation': submitOrganisation,
} satisfies Record<Exclude<FormId, 'register'>, (request: CustomerStepRequest) => Promise<StepOutcome>>

type Submission = {
  locale: Locale
  visitor: Visitor
  draft: Draft | undefined
  form: Readonly<Record<string, string>>
  owner: DraftOwner
  /** Network address of the sender, for limits. */
  address: string
  idempotencyKey: string
  sentAt: string
  baseVersion?: string | undefined
  isRepeated: boolean
}

/** Runs the submission of a step. An answer to a question takes its fields from the draft. */
export function submitStep(
  step: FormId,
  {
    locale,
    visitor,
    draft,
    form,
    owner,
    address,
    idempotencyKey,
    sentAt,
    baseVersion,
    isRepeated,
  }: Submission,
): Promise<StepOutcome> {
  if (step === 'register') return submitSignUp(form, { locale, owner, address, idempotencyKey })
  if (visitor.kind !== 'customer') return Promise.resolve(refusedForm('signedOut'))
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
