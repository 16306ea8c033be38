import 'server-only'
import type { Locale } from '@/lib/site/sites'
import type { Draft } from '../drafts.server'
import type { SubmittableStep } from '../steps'
import { refusedForm, type StepOutcome } from '../submission'
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
}

/** Intents that answer an open question: the fields they are about are those of the draft. */
const isAnswer = (intent: string): boolean => intent !== 'save' && intent !== 'country'

/** Runs a step's own submission. */
export function submitStep(
  step: SubmittableStep,
  { locale, visitor, draft, form, limitKey }: Submission,
): Promise<StepOutcome> {
  if (step === 'register') return submitSignUp(form, { locale, limitKey })
  if (visitor.kind !== 'customer') return Promise.resolve(refusedForm('signedOut'))
  const { intent = 'save', submissionKey = '' } = form
  return SUBMIT[step]({
    form: isAnswer(intent) ? { ...draft?.values, ...form } : form,
    intent,
    submissionKey,
    review: draft?.review,
    context: visitor.context,
    record: visitor.record,
  })
}
