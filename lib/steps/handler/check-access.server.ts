import 'server-only'
import { loginPath } from '@/lib/site/paths'
import type { DraftOwner } from '../draft-owner.server'
import type { StepDraft } from '../step-draft'
import type { StepAnswer } from './step-answer'
import type { StepForms } from './step-forms'
import type { LoadedVisitor, StepSubmission, UnavailableVisitor } from './step-submission'

/**
 * Denies a step that the sender may not save, or returns undefined where they may: the form belongs to
 * another user, the session has ended, or the step is closed to them. The input is kept in the draft of its
 * owner.
 */
export async function checkAccess<
  Form extends string,
  Visitor extends LoadedVisitor,
  Draft extends StepDraft,
  Saved,
>(
  forms: StepForms<Form, Visitor, Draft, Saved>,
  submission: StepSubmission<Form, Visitor | UnavailableVisitor>,
): Promise<StepAnswer | undefined> {
  const { locale, step, form, visitor, owner, formOwner, formerOwner } = submission
  const keepFor = (former: DraftOwner) => forms.drafts.saveUnvalidated({ owner: former, step, form })
  if (formOwner !== undefined && isAnotherUser(owner, formOwner)) {
    await keepFor(formOwner)
    return { kind: 'otherAccount', to: forms.otherAccountHref(locale, visitor) }
  }
  if (visitor.kind === 'unavailable') return undefined
  const access = forms.decide({ ...submission, visitor })
  if (access.kind === 'enter') return undefined
  const former = formOwner ?? formerOwner
  if (visitor.kind === 'anonymous' && (former !== undefined || forms.needsSignIn(step))) {
    if (former !== undefined) await keepFor(former)
    return { kind: 'signIn', to: loginPath(locale, forms.formHref(locale, step)) }
  }
  return access
}

const isAnotherUser = (owner: DraftOwner, { user }: { user: string }): boolean =>
  'user' in owner && owner.user !== user
