import 'server-only'
import { z } from 'zod'
import { SETTLED_ADDRESS } from '@/lib/backends/commerce/postal-address'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { FORM_ERRORS } from '@/lib/forms/form-errors'
import type { FormId, StepId } from '@/lib/site/steps'
import { withLock } from '@/lib/state/lock.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { REVIEW } from '../review'

/**
 * What was typed on a step and not saved yet, with what is still open about it. Never a password. `errors`,
 * `cleared` and `sameVisit` are on the next page view only; values and review stay until the step is saved.
 */
const DRAFT = z.object({
  values: z.record(z.string(), z.string()).readonly(),
  errors: FORM_ERRORS.exactOptional(),
  review: REVIEW.exactOptional(),
  /** Name of the review; an answer carries it back. */
  question: z.string().exactOptional(),
  /** The address that was settled before the review; it stands while questions follow one another. */
  settledAddress: SETTLED_ADDRESS.exactOptional(),
  /**
   * A sending whose outcome is unknown; repeated as it was, it has no second effect. `sentAt` is ISO 8601.
   */
  unsettled: z.object({ submissionKey: z.string(), sentAt: z.string() }).exactOptional(),
  /** What another country made empty; told once. */
  cleared: z
    .array(z.object({ name: z.enum(['region', 'postalCode']), country: z.string() }))
    .readonly()
    .exactOptional(),
  /** Name that the page gave to the typing kept last. */
  keptAs: z.string().exactOptional(),
  /** The form came back to who has just sent it, so it is no news that it is filled in; told once. */
  sameVisit: z.literal(true).exactOptional(),
  /** State of the record that what was typed is based on; a form drawn again from the draft is no newer. */
  drawnFrom: z.string().exactOptional(),
  /** What was typed would have replaced what was saved elsewhere meanwhile. */
  outdated: z.literal(true).exactOptional(),
  /** What was cleared and may be brought back, until something else is typed. */
  discarded: z.record(z.string(), z.string()).readonly().exactOptional(),
})

export type Draft = z.infer<typeof DRAFT>

/** Told on one page view. */
const ONCE = ['errors', 'cleared', 'sameVisit'] as const

/** Whose draft: a user's follows them to other devices, a visitor's is tied to the browser. */
export type DraftOwner = { user: string } | { visitor: string }

const keyOf = (owner: DraftOwner, step: StepId | FormId): string =>
  'user' in owner ? `draft/user/${owner.user}/${step}` : `draft/visitor/${owner.visitor}/${step}`

export const readDraft = async (owner: DraftOwner, step: StepId | FormId): Promise<Draft | undefined> =>
  readStored(await sharedState().get(keyOf(owner, step)), DRAFT)

export const saveDraft = (owner: DraftOwner, step: StepId | FormId, draft: Draft): Promise<void> =>
  sharedState().set(keyOf(owner, step), JSON.stringify(draft), DRAFT_SECONDS)

export const dropDraft = (owner: DraftOwner, step: StepId | FormId): Promise<void> =>
  sharedState().delete(keyOf(owner, step))

/**
 * Changes a draft by what it is, and tells what it was; undefined drops it. Changes of one draft come one
 * after the other: a page that takes its errors away must not put back what was typed before the typing that
 * is kept at the same moment.
 */
export const changeDraft = (
  owner: DraftOwner,
  step: StepId | FormId,
  change: (draft: Draft | undefined) => Draft | undefined,
): Promise<Draft | undefined> =>
  withLock(keyOf(owner, step), async () => {
    const draft = await readDraft(owner, step)
    const changed = change(draft)
    if (changed === draft) return draft
    await (changed === undefined ? dropDraft(owner, step) : saveDraft(owner, step, changed))
    return draft
  })

const tellsNothingOnce = (draft: Draft | undefined): boolean =>
  ONCE.every(name => draft?.[name] === undefined)

/**
 * The draft for a page view: what is told once is gone from it then, the values and the open question remain.
 */
export async function takeDraft(owner: DraftOwner, step: StepId | FormId): Promise<Draft | undefined> {
  const draft = await readDraft(owner, step)
  if (tellsNothingOnce(draft)) return draft
  return changeDraft(owner, step, known => {
    if (known === undefined) return undefined
    const { errors: _errors, cleared: _cleared, sameVisit: _sameVisit, ...rest } = known
    return rest
  })
}

const lastUserKey = (browser: string): string => `last-user/${browser}`

/**
 * Remembers who used the registration in a browser, so that what they send after their session has ended is
 * kept for them.
 */
export const rememberUser = (browser: string, user: string): Promise<void> =>
  sharedState().set(lastUserKey(browser), user, DRAFT_SECONDS)

export const lastUserOf = (browser: string): Promise<string | undefined> =>
  sharedState().get(lastUserKey(browser))
