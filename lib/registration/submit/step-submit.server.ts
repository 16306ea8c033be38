import 'server-only'
import type { Locale } from '@/lib/site/sites'
import type { Draft } from '../drafts.server'
import type { SubmittableStep } from '../steps'
import { refusedForm, type StepOutcome } from '../submission'
import { isAnswer, typedValues } from '../typed-values'
import type { Visitor } from '../visitor.server'
import { submitContactAddress } from './contact-address.server'
import { submitOrganisation } from './organisation.server'
import { submitPersonalInfo } from './personal-info.server'
import { submitSignUp } from './sign-up.server'
import type { CustomerStepRequest } from './step-request'

/** What saves each step of a signed-in user; the first step has nobody signed in yet. */
const SUBMIT = {
  'personal-info': submitPersonalInfo,
  'contact-address': submitContactAddress,
  organisation: submitOrganisation,
} satisfies Record<
  Exclude<SubmittableStep, 'register'>,
  (request: CustomerStepRequest) => Promise<StepOutcome>
>

type Submission = {
  locale: Locale
  visitor: Visitor
  draft: Draft | undefined
  form: Readonly<Record<string, string>>
  /** Who is limited: browser and network address together. */
  limitKey: string
  sendingKey: string
  sentAt: string
}

/** Runs a step's own submission. An answer to a question is about the fields of the draft. */
export function submitStep(
  step: SubmittableStep,
  { locale, visitor, draft, form, limitKey, sendingKey, sentAt }: Submission,
): Promise<StepOutcome> {
  if (step === 'register') return submitSignUp(form, { locale, limitKey })
  if (visitor.kind !== 'customer') return Promise.resolve(refusedForm('signedOut'))
  return SUBMIT[step]({
    form: isAnswer(form) ? { ...form, ...typedValues(step, form, draft) } : form,
    intent: form.intent ?? 'save',
    sendingKey,
    sentAt,
    review: isAnswer(form) ? draft?.review : undefined,
    context: visitor.context,
    record: visitor.record,
  })
}
