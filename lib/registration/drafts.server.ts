import 'server-only'
import { LRUCache } from 'lru-cache'
import type { StepId } from './steps'
import type { Review, StepErrors } from './submission'

/**
 * What was typed on a step and not saved yet, with what is still open about it. Never a password.
 * `errors` are shown on the next page view only; values and review stay until the step is saved.
 */
export type Draft = {
  values: Readonly<Record<string, string>>
  errors?: StepErrors
  review?: Review
}

const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000
const MAX_DRAFTS = 50_000

// The framework bundles this file once per entry; pages and handlers must see the same drafts.
declare global {
  var storeRegistrationDrafts: LRUCache<string, Draft> | undefined
}

function drafts(): LRUCache<string, Draft> {
  globalThis.storeRegistrationDrafts ??= new LRUCache({ max: MAX_DRAFTS, ttl: DRAFT_LIFE_MS })
  return globalThis.storeRegistrationDrafts
}

/** Whose draft: a user's follows them to other devices, a visitor's is tied to the browser. */
export type DraftOwner = { user: string } | { visitor: string }

const keyOf = (owner: DraftOwner, step: StepId): string =>
  'user' in owner ? `user/${owner.user}/${step}` : `visitor/${owner.visitor}/${step}`

export const readDraft = (owner: DraftOwner, step: StepId): Draft | undefined =>
  drafts().get(keyOf(owner, step))

export const saveDraft = (owner: DraftOwner, step: StepId, draft: Draft): void => {
  drafts().set(keyOf(owner, step), draft)
}

export const dropDraft = (owner: DraftOwner, step: StepId): void => {
  drafts().delete(keyOf(owner, step))
}

/** The draft for a page view: its errors are told once, then only the values and the open question remain. */
export function takeDraft(owner: DraftOwner, step: StepId): Draft | undefined {
  const draft = readDraft(owner, step)
  if (draft?.errors === undefined) return draft
  const { errors: _, ...rest } = draft
  saveDraft(owner, step, rest)
  return draft
}
