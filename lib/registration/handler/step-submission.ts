import type { Locale } from '@/lib/site/sites'
import type { FormId } from '@/lib/site/steps'
import type { SiteMemory } from '@/lib/site-handover/site-move'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import type { Visitor } from '../visitor.server'

/** A submitted step that has passed validation, with all that later decisions need. */
export type StepSubmission = {
  locale: Locale
  /** Public origin of the request. */
  origin: string
  memory: SiteMemory
  step: FormId
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
