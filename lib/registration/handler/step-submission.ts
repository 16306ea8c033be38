import type { Locale } from '@/lib/site/sites'
import type { FormId } from '@/lib/site/steps'
import type { SiteMemory } from '@/lib/site-handover/site-move'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import type { Visitor } from '../visitor.server'

/** A sent step that was found in order, with all that is decided about it on. */
export type StepSubmission = {
  locale: Locale
  /** Public origin that was asked. */
  origin: string
  memory: SiteMemory
  step: FormId
  visitor: Visitor
  owner: DraftOwner
  /** Whose form was sent, where it was made for somebody signed in. */
  formOwner?: { user: string } | undefined
  /** Who was signed in here before the session ended. */
  formerOwner?: DraftOwner | undefined
  /** Network address of the sender, for limits. */
  address: string
  /** State of the record that the form was drawn from, where it says. */
  drawnFrom?: string | undefined
  /** Names the form view; sending it again is the same sending. */
  submissionKey: string
  /** Names the sending: who sent which content from which form view. */
  sendingKey: string
  form: Readonly<Record<string, string>>
}
