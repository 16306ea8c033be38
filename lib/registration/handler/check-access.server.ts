import 'server-only'
import { loginPath } from '@/lib/site/routes'
import { flowOf, formHref, stepHref } from '@/lib/site/step-paths'
import { ADD_ORGANISATION } from '@/lib/site/steps'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import { decideForm, latestStep } from '../decide-step'
import { registrationDrafts } from '../drafts/drafts.server'
import { sentNotice, withNotice } from '../notices'
import type { StepAnswer } from './step-answer'
import type { StepSubmission } from './step-submission'

/**
 * Denies a step that the sender may not save, or returns undefined where they may: the form belongs to
 * another user, the session has ended, or the step is closed to them (spec §2). The input is kept in the
 * draft of its owner.
 */
export async function checkAccess(submission: StepSubmission): Promise<StepAnswer | undefined> {
  const { locale, step, visitor, owner, formOwner, formerOwner } = submission
  const flow = flowOf(locale)
  const latest = visitor.kind === 'unavailable' ? 'register' : latestStep(flow, visitor.progress)
  if (formOwner !== undefined && isAnotherUser(owner, formOwner)) {
    await keepFor(formOwner, submission)
    return { kind: 'otherAccount', to: withNotice(stepHref(locale, latest), 'otherAccount') }
  }
  if (visitor.kind === 'unavailable') return undefined
  if (step === 'register' && visitor.kind === 'customer')
    return { kind: 'moved', to: withNotice(stepHref(locale, latest), 'hasAccount') }
  const decision = decideForm(flow, step, visitor.progress)
  if (decision.kind === 'enter') return undefined
  const former = formOwner ?? formerOwner
  if (visitor.kind === 'anonymous' && (former !== undefined || step === ADD_ORGANISATION)) {
    if (former !== undefined) await keepFor(former, submission)
    return { kind: 'signIn', to: loginPath(locale, formHref(locale, step)) }
  }
  return { kind: 'moved', to: withNotice(stepHref(locale, latest), sentNotice(decision.reason)) }
}

const isAnotherUser = (owner: DraftOwner, { user }: { user: string }): boolean =>
  'user' in owner && owner.user !== user

const keepFor = (owner: DraftOwner, { step, form }: StepSubmission): Promise<void> =>
  registrationDrafts.keepUnchecked({ owner, step, form })
