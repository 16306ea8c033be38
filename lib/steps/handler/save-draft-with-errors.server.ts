import 'server-only'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { FormOwner } from '@/lib/forms/form-owner.server'
import { consumeLimit, type LimitAnswer } from '@/lib/rate-limits/rate-limits.server'
import { draftOwnerOf, formerOwnerOf } from '../draft-cookie.server'
import type { DraftOwner } from '../draft-owner.server'
import type { StepDraft } from '../step-draft'
import type { StepDrafts } from '../step-drafts.server'
import type { StepSubmission } from './step-submission'

export type RefusedForm<Form extends string> = Pick<
  StepSubmission<Form, unknown>,
  'step' | 'form' | 'address'
> & {
  /** Id of the user who is signed in. */
  sender: string | undefined
  formOwner: FormOwner | 'unknown' | undefined
  /** Stored with the draft, for a sender without script. */
  errors?: FormErrors
}

/** What this file needs to know of a wizard (`StepForms`). */
type Forms<Form extends string> = {
  drafts: Pick<StepDrafts<Form, StepDraft>, 'read' | 'saveUnvalidated'>
  isForAnonymous: (form: Form) => boolean
}

/**
 * Limits new drafts of visitors. A visitor's first draft counts for the network address, because a browser
 * that drops its cookies is a new visitor with every request, and the memory is shared by all.
 */
export async function countNewDraft<Form extends string>(
  { drafts }: Pick<Forms<Form>, 'drafts'>,
  owner: DraftOwner,
  { step, address }: Pick<RefusedForm<Form>, 'step' | 'address'>,
): Promise<LimitAnswer> {
  const isKnown = 'user' in owner || (await drafts.read(owner, step)) !== undefined
  return isKnown ? { allowed: true } : consumeLimit('newVisitorDraft', address)
}

/**
 * Keeps the input in the draft when a request is rejected for a reason that has nothing to do with the input.
 */
export async function saveDraftWithErrors<Form extends string>(
  forms: Forms<Form>,
  refused: RefusedForm<Form>,
  cookies: CookieMap,
): Promise<void> {
  const { step, sender, form, errors } = refused
  const owner = await ownerOf(forms, refused, cookies)
  if (owner === undefined || !(await countNewDraft(forms, owner, refused)).allowed) return
  const isSenders = !('user' in owner) || owner.user === sender
  const shownErrors = form.intent !== 'keep' && isSenders ? errors : undefined
  await forms.drafts.saveUnvalidated({ owner, step, form }, shownErrors)
}

/**
 * Owner of the input: the user for whom the form was rendered, else the sender, else the user who was signed
 * in here before.
 */
async function ownerOf<Form extends string>(
  { isForAnonymous }: Forms<Form>,
  { step, sender, formOwner }: RefusedForm<Form>,
  cookies: CookieMap,
): Promise<DraftOwner | undefined> {
  if (formOwner !== undefined && formOwner !== 'unknown') return formOwner
  // A form for visitors without an account does not belong to a user who is signed in by now; every other
  // form belongs to a user who was.
  if (isForAnonymous(step)) return sender === undefined ? draftOwnerOf(undefined, cookies) : undefined
  return sender === undefined ? formerOwnerOf(cookies) : draftOwnerOf(sender, cookies)
}
