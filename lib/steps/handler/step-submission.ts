import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import type { DraftOwner } from '../draft-owner.server'

/** A sender whose progress is known; a wizard adds what its own rules need. */
export type LoadedVisitor = { kind: 'anonymous' } | { kind: 'customer' }

/** A signed-in sender whose progress is unknown because of an outage; never taken for signed out. */
export type UnavailableVisitor = { kind: 'unavailable'; user: string; problem?: Problem }

/** A submitted step that has passed validation, with all that later decisions need. */
export type StepSubmission<Form extends string, Visitor> = {
  locale: Locale
  /** Public origin of the request. */
  origin: string
  cookies: CookieMap
  step: Form
  visitor: Visitor
  owner: DraftOwner
  /** User for whom the form was rendered, where a user was signed in. */
  formOwner?: { user: string } | undefined
  /** User who was signed in in this browser before the session ended. */
  formerOwner?: DraftOwner | undefined
  /** Network address of the sender, for limits. */
  address: string
  /** Version of the record that the form was rendered from, where the form states it. */
  baseVersion?: string | undefined
  /** Names the rendered form; submitting it again is the same submission. */
  submissionKey: string
  /** Idempotency key: names the sender, the content and the rendered form. */
  idempotencyKey: string
  form: Readonly<Record<string, string>>
}
