import 'server-only'
import { LRUCache } from 'lru-cache'
import { DRAFT_SECONDS } from '@/lib/validation/limits'
import type { StepId } from './steps'
import type { Review, StepErrors } from './submission'

/** A sending whose outcome is unknown; repeated as it was, it has no second effect. `sentAt` is ISO 8601. */
export type UnsettledSending = { submissionKey: string; sentAt: string }

/**
 * What was typed on a step and not saved yet, with what is still open about it. Never a password.
 * `errors` and `moved` are shown on the next page view only; values and review stay until the step is saved.
 */
export type Draft = {
  values: Readonly<Record<string, string>>
  errors?: StepErrors
  review?: Review
  /** Name of the review; an answer carries it back. */
  question?: string
  unsettled?: UnsettledSending
  /** The registration has just gone on here from another site; told once. */
  moved?: true
}

const MAX_DRAFTS = 50_000
/** In characters. Drafts of thousands of people fit; a flood of large ones pushes out only the oldest. */
const MAX_SIZE = 64 * 1024 * 1024

type Kept = { drafts: LRUCache<string, Draft>; lastUsers: LRUCache<string, string> }

// The framework bundles this file once per entry; pages and handlers must see the same drafts.
declare global {
  var storeRegistrationDrafts: Kept | undefined
}

function kept(): Kept {
  globalThis.storeRegistrationDrafts ??= {
    drafts: new LRUCache({
      max: MAX_DRAFTS,
      ttl: DRAFT_SECONDS * 1000,
      maxSize: MAX_SIZE,
      sizeCalculation: draft => JSON.stringify(draft).length,
    }),
    lastUsers: new LRUCache({ max: MAX_DRAFTS, ttl: DRAFT_SECONDS * 1000 }),
  }
  return globalThis.storeRegistrationDrafts
}

/** Whose draft: a user's follows them to other devices, a visitor's is tied to the browser. */
export type DraftOwner = { user: string } | { visitor: string }

const keyOf = (owner: DraftOwner, step: StepId): string =>
  'user' in owner ? `user/${owner.user}/${step}` : `visitor/${owner.visitor}/${step}`

export const readDraft = (owner: DraftOwner, step: StepId): Draft | undefined =>
  kept().drafts.get(keyOf(owner, step))

export const saveDraft = (owner: DraftOwner, step: StepId, draft: Draft): void => {
  kept().drafts.set(keyOf(owner, step), draft)
}

export const dropDraft = (owner: DraftOwner, step: StepId): void => {
  kept().drafts.delete(keyOf(owner, step))
}

/** The draft for a page view: what is told once is gone from it then, the values and the open question remain. */
export function takeDraft(owner: DraftOwner, step: StepId): Draft | undefined {
  const draft = readDraft(owner, step)
  if (draft?.errors === undefined && draft?.moved === undefined) return draft
  const { errors: _errors, moved: _moved, ...rest } = draft
  saveDraft(owner, step, rest)
  return draft
}

/** Remembers who used the registration in a browser, so that what they send after their session has ended is kept for them. */
export const rememberUser = (browser: string, user: string): void => {
  kept().lastUsers.set(browser, user)
}

export const lastUserOf = (browser: string): string | undefined => kept().lastUsers.get(browser)
