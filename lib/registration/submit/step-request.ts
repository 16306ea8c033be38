import type { SendingContext } from '@/lib/backends/commerce/commerce-call.server'
import type { SettledAddress } from '@/lib/backends/commerce/postal-address'
import type { User } from '@/lib/contract/commerce/user'
import type { Review } from '../review'

/** A step as its handler received it, once origin, guard and size were found in order. */
type StepRequest = {
  /** The posted fields, unparsed; every step reads its own with `readFields`. */
  form: Readonly<Record<string, string>>
  /** Which of the form's buttons was pressed; `save` by default. */
  intent: string
  /** Names the sending: doing it again has no second effect. */
  sendingKey: string
  /** When it was sent first, ISO 8601. */
  sentAt: string
  /** The question that the form answers, from the draft. */
  review: Review | undefined
  /** The address that was settled before that question. */
  settledAddress: SettledAddress | undefined
}

export type CustomerStepRequest = StepRequest & {
  context: SendingContext
  record: User
  /** State of the record that the form was drawn from; undefined where it does not say. */
  drawnFrom: string | undefined
  /** The same form has been sent before, and what came of it is unknown. */
  isRepeated: boolean
  /** An organization is added to a complete account, outside the wizard. */
  adds: boolean
}
