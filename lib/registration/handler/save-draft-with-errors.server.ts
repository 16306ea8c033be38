import 'server-only'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { FormOwner } from '@/lib/forms/form-owner.server'
import { consumeLimit, type LimitAnswer } from '@/lib/rate-limits/rate-limits.server'
import type { FormId } from '@/lib/site/steps'
import { draftOwnerOf, formerOwnerOf } from '@/lib/steps/draft-cookie.server'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import { readDraft, registrationDrafts } from '../drafts/drafts.server'
import type { StepSubmission } from './step-submission'

export type RefusedForm = Pick<StepSubmission, 'step' | 'form' | 'address'> & {
  /** Id of the user who is signed in. */
  sender: string | undefined
  formOwner: FormOwner | 'unknown' | undefined
  /** Stored with the draft, for a sender without script. */
  errors?: FormErrors
}

/**
 * Limits new drafts of visitors. A visitor's first draft counts for the network address, because a browser
 * that drops its cookies is a new visitor with every request, and the memory is shared by all.
 */
export async function countNewDraft(owner: DraftOwner, step: FormId, address: string): Promise<LimitAnswer> {
  const isKnown = 'user' in owner || (await readDraft(owner, step)) !== undefined
  return isKnown ? { allowed: true } : consumeLimit('newVisitorDraft', address)
}

/**
 * Keeps the input in the draft when a request is rejected for a reason that has nothing to do with the input.
 */
export async function saveDraftWithErrors(refused: RefusedForm, cookies: CookieMap): Promise<void> {
  const { step, sender, form, address, errors } = refused
  const owner = await ownerOf(refused, cookies)
  if (owner === undefined || !(await countNewDraft(owner, step, address)).allowed) return
  const isSenders = !('user' in owner) || owner.user === sender
  const shownErrors = form.intent !== 'keep' && isSenders ? errors : undefined
  await registrationDrafts.keepUnchecked({ owner, step, form }, shownErrors)
}

/**
 * Owner of the input: the user for whom the form was rendered, else the sender, else the user who was signed
 * in here before.
 */
async function ownerOf(
  { step, sender, formOwner }: RefusedForm,
  cookies: CookieMap,
): Promise<DraftOwner | undefined> {
  if (formOwner !== undefined && formOwner !== 'unknown') return formOwner
  // The sign-up does not belong to a user who is signed in by now; every other form belongs to a user who
  // was.
  if (step === 'register') return sender === undefined ? draftOwnerOf(undefined, cookies) : undefined
  return sender === undefined ? formerOwnerOf(cookies) : draftOwnerOf(sender, cookies)
}
