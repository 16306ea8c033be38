import type { SubmissionContext } from '@/lib/backends/commerce/commerce-call.server'
import type { SettledAddress } from '@/lib/backends/commerce/postal-address'
import type { User } from '@/lib/contract/commerce/user'
import type { Review } from '../review'

/** A submitted step as its handler receives it, after origin, guard and size were checked. */
type StepRequest = {
  /** The posted fields, unparsed; every step reads its own with `readFields`. */
  form: Readonly<Record<string, string>>
  /** Value of the button that was pressed; `save` by default. */
  intent: string
  /** Idempotency key: repeating the submission has no second effect. */
  idempotencyKey: string
  /** Time of the first submission, ISO 8601. */
  sentAt: string
  /** The question that the form answers, from the draft. */
  review: Review | undefined
  /** The address that was settled before that question. */
  settledAddress: SettledAddress | undefined
}

export type CustomerStepRequest = StepRequest & {
  context: SubmissionContext
  record: User
  /** Version of the record that the form was rendered from; undefined where the form does not state it. */
  baseVersion: string | undefined
  /** The same form was submitted before, and its outcome is unknown. */
  isRepeated: boolean
  /** An organization is added to a complete account, outside the wizard. */
  adds: boolean
}
